// `npm test`: the types, the core's tests in Node, all tests in a browser; ends with the sum of what passed and failed.
import { spawn } from 'node:child_process';
import { closingLine, readClosingLine } from '../closing-line.mjs';

/** Runs an npm script, shows its output and returns it with the exit code. */
function run(script) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['inherit', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const total = { passed: 0, failed: 0 };
for (const script of ['typecheck', 'test:core', 'test:browser']) {
  console.log(`\n> ${script}`);
  const { code, output } = await run(script);
  const counts = readClosingLine(output) ?? { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (code !== 0 && counts.failed === 0) {
    total.failed++; // it failed as a whole: a type error, or a browser that did not start
    console.log(`${script} failed.`);
  }
}
console.log(`\n${closingLine(total.passed, total.failed)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
