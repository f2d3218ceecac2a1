import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps the screen on while the host is in the page and it is wanted; where the device can (secure pages only). */
export class WakeLockController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #wanted = false;
  #connected = false;
  #asked = false;
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
    this.#follow();
  }

  hostConnected(): void {
    this.#connected = true;
    this.#follow();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#follow();
  }

  get #due(): boolean {
    return this.#wanted && this.#connected;
  }

  #follow(): void {
    if (this.#due) {
      document.addEventListener('visibilitychange', this.#acquire);
      this.#acquire();
    } else {
      document.removeEventListener('visibilitychange', this.#acquire);
      this.#release();
    }
  }

  /** The browser lets go of the lock whenever the page is hidden; it may also refuse, on low battery. */
  readonly #acquire = (): void => {
    if (document.visibilityState !== 'visible' || this.#asked || (this.#lock && !this.#lock.released)) return;
    this.#asked = true;
    navigator.wakeLock
      .request('screen')
      .then(
        (lock) => {
          this.#lock = lock;
          if (!this.#due) this.#release();
        },
        () => {},
      )
      .finally(() => (this.#asked = false));
  };

  #release(): void {
    void this.#lock?.release();
    this.#lock = undefined;
  }
}
