// Mocha's usual report, closed by the line every test command of this project ends with.
import Mocha from 'mocha';
import { closingLine } from './closing-line.mjs';

export default class Reporter extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures } = runner.stats;
      console.log(closingLine(passes, failures));
    });
  }
}
