/** `npm run test:okey:long`: ten times the hands of the test run, other ones, against the search of all subsets. */
import { compare } from '../support/okey-compare.js';
import { shapes } from '../support/okey-hands.js';

const HANDS = 20_000;
const SEED = 2026;

const count = Math.ceil(HANDS / shapes.length);
const found = shapes.flatMap((shape) => {
  const start = performance.now();
  const wrong = compare(shape, count, SEED);
  console.log(
    `${shape}: ${count} hands, ${wrong.length} differ, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return wrong;
});
for (const line of found.slice(0, 20)) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
