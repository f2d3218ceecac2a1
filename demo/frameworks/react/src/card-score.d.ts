import type { ScoreTags } from 'card-score/doko-score';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** What React knows of every element, and what each of card-score has beside it. */
type Elements = {
  [Tag in keyof ScoreTags]: ScoreTags[Tag] &
    DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
