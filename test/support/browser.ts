/** What a browser test does with the browser itself: a real keyboard, a real pointer, the size, media features. */
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';

/** The media features that a test may pretend. */
export interface MediaFeatures {
  readonly 'forced-colors'?: 'active' | 'none';
  readonly 'prefers-color-scheme'?: 'light' | 'dark';
  readonly 'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  readonly 'prefers-contrast'?: 'more' | 'less' | 'no-preference';
}

/** Presses keys one after the other: `press('Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'a')`. */
export async function press(...combinations: string[]): Promise<void> {
  await executeServerCommand('keys', combinations);
}

/** Types a text, key by key, into what has the focus. */
export async function type(text: string): Promise<void> {
  await executeServerCommand('text', text);
}

/** Clicks into the middle of an element as a mouse does; scrolls it into view first. */
export async function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
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
