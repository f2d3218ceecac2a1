// `npm run localize:check`: fails, and says where, when a word would be shown untranslated or wrong.
import { check } from './rules.mjs';

const problems = await check(process.cwd());
for (const { rule, where, text } of problems) console.error(`${where}: ${text} (${rule})`);
console.log(problems.length === 0 ? 'Every message is translated.' : `${problems.length} to mend.`);
process.exitCode = problems.length > 0 ? 1 : 0;
