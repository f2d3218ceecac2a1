import type { doko, Summary } from '../../src/core.js';
import { afterwards } from './page.js';

/** What an event about a match of Doppelkopf tells. */
export interface Detail {
  readonly game: string;
  readonly round: doko.DokoRound | null;
  readonly result: doko.DokoResult | null;
  readonly summary: Summary;
}

const TYPES = ['round-scored', 'round-revised', 'round-removed', 'match-finished', 'match-reopened'] as const;

/** The events of matches that reach the page from now on, whatever their type, in the order in which they arrive. */
export function listen(): CustomEvent<Detail>[] {
  const events: CustomEvent<Detail>[] = [];
  const listener = (event: Event): void => void events.push(event as CustomEvent<Detail>);
  for (const type of TYPES) {
    document.addEventListener(type, listener);
    afterwards(() => document.removeEventListener(type, listener));
  }
  return events;
}

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
