/** Turns `<div data-card-score="doko" data-players="…">` into elements, and loads those that the page has a place for. */
import { Embedding } from './elements/embedding.js';

const embedding = new Embedding({
  doko: (calculator) => (calculator ? import('./doko-round.js') : import('./doko-score.js')),
  okey: (calculator) => (calculator ? import('./okey-round.js') : import('./okey-score.js')),
  rummy: (calculator) => (calculator ? import('./rummy-round.js') : import('./rummy-score.js')),
});
embedding.follow();

/** Fills the places at and below a root that the page's observer does not see, such as a shadow root. */
export const { upgrade } = embedding;
