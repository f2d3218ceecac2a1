import type { ScoreTags } from 'card-score/doko-score';
import type { HTMLAttributes } from 'svelte/elements';

/** What Svelte knows of every element, and what each of card-score has beside it. */
type Elements = {
  [Tag in keyof ScoreTags]: ScoreTags[Tag] & HTMLAttributes<HTMLElementTagNameMap[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
