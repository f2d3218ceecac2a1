import type { ScoreListeners, ScoreProps } from 'card-score/doko-score';
import type { HTMLAttributes, PublicProps } from 'vue';

/** `onround-scored`, as Vue has it for `@round-scored`: `onRoundScored`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Listeners<Element> = {
  [
    Name in keyof ScoreListeners<Element> as Name extends `on${infer Event}`
      ? `on${Capitalize<Camel<Event>>}`
      : never
  ]: ScoreListeners<Element>[Name];
};

/** What Vue knows of every element, and what one of card-score has beside it. */
type Component<Element> = new () => {
  $props: HTMLAttributes & PublicProps & ScoreProps<Element> & Listeners<Element>;
};

declare module 'vue' {
  interface GlobalComponents {
    'doko-score': Component<HTMLElementTagNameMap['doko-score']>;
  }
}
