import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps the screen on while the host is in the page and it is wanted; where the device can (secure pages only). */
export class WakeLockController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #wanted = false;
  #lock: WakeLockSentinel | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether it is wanted; undefined where the device cannot. */
  get on(): boolean | undefined {
    return 'navigator' in globalThis && 'wakeLock' in navigator ? this.#wanted : undefined;
  }

  set(on: boolean): void {
    this.#wanted = on;
    this.#host.requestUpdate();
    if (on) this.hostConnected();
    else this.hostDisconnected();
  }

  hostConnected(): void {
    if (!this.#wanted) return;
    document.addEventListener('visibilitychange', this.#acquire);
    this.#acquire();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#acquire);
    this.#release();
  }

  /** The browser lets go of the lock whenever the page is hidden; it may also refuse, on low battery. */
  readonly #acquire = (): void => {
    if (document.visibilityState !== 'visible' || (this.#lock && !this.#lock.released)) return;
    navigator.wakeLock.request('screen').then(
      (lock) => {
        this.#lock = lock;
        if (!this.#wanted) this.#release();
      },
      () => {},
    );
  };

  #release(): void {
    void this.#lock?.release();
    this.#lock = undefined;
  }
}
