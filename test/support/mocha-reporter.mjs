// Mocha's usual report, closed by the lines every test command of this project ends with.
import Mocha from 'mocha';
import { closingLine, failureLine } from './closing-line.mjs';

export default class Reporter extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const failed = [];
    runner.on('fail', (test) => failed.push(test.titlePath()));
    runner.once('end', () => {
      for (const path of failed) console.log(failureLine(path));
      const { passes, failures } = runner.stats;
      console.log(closingLine(passes, failures));
    });
  }
}
