/** Several windows on one origin: frames of the page, each with an element of its own and nothing else. */
import type { DokoScore } from '../../src/doko-score.js';
import { afterwards, markup, settled, until } from './page.js';

export interface Windowed {
  readonly element: DokoScore;
  readonly window: Window & typeof globalThis;
  close(): void;
}

/** Opens a window with a `<doko-score>`; `sandbox` takes the storage away. */
export async function openWindow(
  attributes: Readonly<Record<string, unknown>>,
  page = '',
): Promise<Windowed> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><body>${page}${markup('doko-score', attributes)}
    <script type="module" src="${new URL('/src/doko-score.ts', location.href).href}"></script>`;
  document.body.append(frame);
  afterwards(() => frame.remove());
  const element = () => frame.contentDocument?.querySelector<DokoScore>('doko-score');
  await until(() => !!element()?.shadowRoot, 'an element in a new window', 20_000);
  await settled(element()!);
  return {
    element: element()!,
    window: frame.contentWindow as Window & typeof globalThis,
    close: () => frame.remove(),
  };
}
