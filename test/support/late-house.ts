import { afterwards } from './page.js';

/** Counts how often what only some rules ask is loaded, until the end of the test. */
export function watch<Parts>(late: { house: () => Promise<Parts> }): () => number {
  const { house } = late;
  let asked = 0;
  late.house = () => {
    asked++;
    return house();
  };
  afterwards(() => (late.house = house));
  return () => asked;
}
