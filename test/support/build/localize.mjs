// `npm run localize`: brings the translators' files up to the sources, and the modules up to both.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  extract,
  isUsable,
  leftovers,
  messagesFor,
  openProject,
  outputs,
  readTranslations,
} from './localization/project.mjs';

/**
 * Writes all that is made from the messages of the project in `root`.
 * @returns {Promise<{ problems: string[], lines: string[] }>} with problems nothing is written; what there is to say
 */
export async function localize(root) {
  const project = await openProject(root);
  const { messages, problems } = extract(project);
  const translations = await readTranslations(project);
  for (const { path, problems: broken } of translations.values()) {
    problems.push(...broken.map((problem) => `${path}: ${problem}`));
  }
  if (problems.length > 0) return { problems, lines: [] };

  const files = await outputs(project, messages, translations);
  const left = await leftovers(project, files, translations);
  for (const path of left) {
    if (path.startsWith(`${project.modulesDir}/`)) await rm(join(root, path)); // a translator's work is not ours to delete
  }
  for (const [path, text] of files) {
    if ((await project.read(path)) === text) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const lines = [...translations].map(([locale, { units }]) => {
    const needed = messagesFor(locale, messages);
    const open = needed.filter(({ name, contents }) => !isUsable(contents, units.get(name)?.target));
    return `${locale}: ${needed.length} messages, ${open.length} to translate`;
  });
  for (const path of left.filter((each) => each.startsWith(`${project.xliffDir}/`))) {
    lines.push(`${path}: of no language of the project`);
  }
  return { problems, lines };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, lines } = await localize(process.cwd());
  for (const line of lines) console.log(line);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
