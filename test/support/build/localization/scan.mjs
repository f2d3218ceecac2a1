// Finds messages by how the source is written, without types: what lit-localize overlooks must not escape this one too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const nameOf = (property) => property.name?.text;

/** A text as written in one line between quotes, which a build can cut out. */
const isPlain = (node, file) => ts.isStringLiteral(node) && !/[\r\n]/.test(node.text + node.getText(file));

/** What is wrong with the options of a call of `msg`. */
function optionProblems(call, file) {
  const [, options, ...more] = call.arguments;
  if (!options || !ts.isObjectLiteralExpression(options) || more.length > 0) {
    return [{ rule: 'id', text: 'msg takes a text and { id, desc }' }];
  }
  const problems = [];
  for (const name of ['id', 'desc']) {
    const property = options.properties.find((candidate) => nameOf(candidate) === name);
    const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
    if (!value || !ts.isIdentifier(property.name) || !isPlain(value, file) || value.text.trim() === '') {
      problems.push({ rule: name, text: `${name} has to be a plain text in one line: ${name}: '…'` });
    }
  }
  return problems;
}

/**
 * @param {string} path of the file, for what is reported
 * @param {string} text its source
 * @returns {{ ids: { id: string, where: string }[], calls: { where: string, problems: object[] }[] }} every `id: '…'`,
 * and every call of something that is called `msg`
 */
export function scanSource(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const where = (node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  const found = { ids: [], calls: [] };
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'id' && ts.isStringLiteralLike(node.initializer)) {
      found.ids.push({ id: node.initializer.text, where: where(node) });
    }
    if (ts.isCallExpression(node)) {
      const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (ts.isIdentifier(callee) && callee.text === 'msg') {
        found.calls.push({ where: where(node), problems: optionProblems(node, file) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Scans every TypeScript file below a folder of the project, in the order of their paths. */
export async function scanFolder(project, folder) {
  const paths = (await project.list(folder)).filter((path) => /(?<!\.d)\.ts$/.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(project.root, path), 'utf8')));
  return paths.map((path, i) => ({ path, ...scanSource(path, texts[i]) }));
}
