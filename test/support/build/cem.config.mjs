// What the manifest of the elements is made from: dist/custom-elements.json, and what editors read.
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const OUT = 'dist';

const byName = (a, b) => a.name.localeCompare(b.name);

/** What an element has, once, however often a class and its base name it: what the class says goes first. */
const once = (items = []) =>
  [...new Map([...items].reverse().map((item) => [item.name, item])).values()].sort(byName);

/** One element as a reader of the package meets it: what is public, in the order of the alphabet. */
function readersView({ members = [], ...element }) {
  const isPublic = ({ privacy, static: isStatic, description }) =>
    (privacy ?? 'public') === 'public' && !isStatic && description !== undefined;
  const kept = { ...element, members: once(members.filter(isPublic)) };
  for (const kind of ['attributes', 'events', 'slots', 'cssParts', 'cssProperties'])
    kept[kind] = once(element[kind]);
  return kept;
}

/** Keeps the elements alone, each in the module that registers it. */
const elementsOnly = () => ({
  name: 'elements-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const elements = manifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .filter(({ tagName }) => tagName)
      .sort((a, b) => a.tagName.localeCompare(b.tagName));
    manifest.modules = elements.map((element) => {
      const path = `${OUT}/${element.tagName}.js`;
      const declaration = { name: element.name, module: path };
      return {
        kind: 'javascript-module',
        path,
        declarations: [readersView(element)],
        exports: [
          { kind: 'js', name: element.name, declaration },
          { kind: 'custom-element-definition', name: element.tagName, declaration },
        ],
      };
    });
  },
});

export default {
  globs: ['src/elements/**/*.ts'],
  outdir: OUT,
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [
    elementsOnly(),
    customElementVsCodePlugin({ outdir: OUT, hideLogs: true }),
    customElementJetBrainsPlugin({ outdir: OUT, hideLogs: true, packageJson: false }),
  ],
};
