import { afterwards } from './page.js';

/** Counts how often what only some rules ask is loaded, and may keep it back, until the end of the test. */
export function watch<Parts>(
  late: { house: () => Promise<Parts> },
  answer: () => Promise<unknown> = () => Promise.resolve(),
): () => number {
  const { house } = late;
  let asked = 0;
  late.house = async () => {
    asked++;
    await answer();
    return house();
  };
  afterwards(() => (late.house = house));
  return () => asked;
}
