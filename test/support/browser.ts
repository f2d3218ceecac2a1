/** What a browser test does with the browser itself: a real keyboard, a real pointer, the size, media features. */
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';

/** The media features that a test may pretend. */
export interface MediaFeatures {
  /** Not a feature, but what the page is for. */
  readonly media?: 'print';
  readonly 'forced-colors'?: 'active' | 'none';
  readonly 'prefers-color-scheme'?: 'light' | 'dark';
  readonly 'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  readonly 'prefers-contrast'?: 'more' | 'less' | 'no-preference';
}

/** How long the page may take to hear of a key that the browser has pressed, in ms; it never does where the focus left it. */
const PATIENCE = 500;

/** How long it may take to hear of a click: on a busy machine the next one must not overtake it. */
const CLICK_PATIENCE = 5000;

/** Does something with the browser, and waits until the page has heard of it so many times. */
async function heard(
  type: string,
  times: number,
  act: () => Promise<unknown>,
  patience = PATIENCE,
): Promise<void> {
  let count = 0;
  const listener = () => count++;
  window.addEventListener(type, listener, true);
  try {
    await act();
    for (const end = performance.now() + patience; count < times && performance.now() < end;)
      await new Promise((resolve) => setTimeout(resolve));
  } finally {
    window.removeEventListener(type, listener, true);
  }
}

/** Presses keys one after the other: `press('Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'a')`. */
export async function press(...combinations: string[]): Promise<void> {
  await heard('keyup', combinations.length, () => executeServerCommand('keys', combinations));
}

/** Types a text, key by key, into what has the focus. */
export async function type(text: string): Promise<void> {
  await heard('keyup', text.length, () => executeServerCommand('text', text));
}

/** Scrolls an element into view, and waits until it keeps still there: Firefox scrolls late to where it was typed. */
async function still(element: Element): Promise<DOMRect> {
  for (let last: DOMRect | undefined; ;) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect();
    if (last && now.x === last.x && now.y === last.y && now.height === last.height) return now;
    last = now;
  }
}

/**
 * Clicks into an element as a mouse does; scrolls it into view first.
 * @param at where, from its left edge 0 to its right edge 1
 */
export async function click(element: Element, at = 0.5): Promise<void> {
  const { x, y, width, height } = await still(element);
  await clickAt(x + width * at, y + height / 2);
}

/** Clicks at a place of the window, in px, as a mouse does. */
export async function clickAt(x: number, y: number): Promise<void> {
  const position: [number, number] = [Math.round(x), Math.round(y)];
  await heard('pointerup', 1, () => sendMouse({ type: 'click', position }), CLICK_PATIENCE);
}

/** Moves the mouse to a place of the window, in px. */
export async function moveTo(x: number, y: number): Promise<void> {
  const position: [number, number] = [Math.round(x), Math.round(y)];
  await heard('pointermove', 1, () => sendMouse({ type: 'move', position }));
}

/** Sizes the page. WebKit is never narrower than 447 px: test narrow widths in a container. */
export async function setViewport(size: { width: number; height: number }): Promise<void> {
  await executeServerCommand('viewport', size);
}

/**
 * Pretends media features until the next call; `{}` ends that.
 * @returns whether this engine can pretend them: Chromium can, Firefox and WebKit cannot
 */
export function emulateMedia(features: MediaFeatures): Promise<boolean> {
  return executeServerCommand('media-features', features);
}

/** @returns whether this engine can be told to collect its garbage: Chromium alone can */
export function collectGarbage(): Promise<boolean> {
  return executeServerCommand('collect-garbage');
}
