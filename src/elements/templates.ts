/** Types for the templates of frameworks: what may be written on an element, told by its class. docs/frameworks.md uses them. */
import type { LitElement } from 'lit';
import type { RoundEvent, ScoreEvents } from './events.js';
import type { ScoreElement } from './score-element.js';

/** Two types that are the same to the letter, `readonly` included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The names of what a page may set: no method, nothing that is only read. */
type Settable<Element> = {
  [Name in keyof Element]-?: Element[Name] extends (...given: never[]) => unknown
    ? never
    : Same<Pick<Element, Name>, Readonly<Pick<Element, Name>>> extends true
      ? never
      : Name;
}[Exclude<keyof Element, keyof LitElement>];

/** The properties of an element that a page may set. */
export type ScoreProps<Element> = { [Name in Settable<Element>]?: Element[Name] | undefined };

/** An event as a listener on the element itself gets it. */
type On<Element, Event> = Event & { readonly currentTarget: Element };

/** What listeners on an element get that are told of its rounds, or of the end of its match. */
export type RoundEventOn<Element> = On<Element, RoundEvent>;

/** The listeners of an element as attributes: `onround-scored`. */
export type ScoreListeners<Element> = {
  [Name in keyof ScoreEvents as `on${Name}`]?: ((event: On<Element, ScoreEvents[Name]>) => void) | undefined;
};

/** What may be written on each element that is imported, by its tag: properties and listeners. */
export type ScoreTags = {
  [
    Tag in keyof HTMLElementTagNameMap as HTMLElementTagNameMap[Tag] extends ScoreElement<
      infer _Draft,
      infer _Round,
      infer _Result
    >
      ? Tag
      : never
  ]: ScoreProps<HTMLElementTagNameMap[Tag]> & ScoreListeners<HTMLElementTagNameMap[Tag]>;
};
