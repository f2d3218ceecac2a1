/** What a checker of markup does not see: labels, tables, errors and targets as people use them. */
import { targets } from './geometry.js';
import { isVisible, nameOf, textOf } from './roles.js';

const described = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${nameOf(element)}”`;

const isSpoken = (element: Element): boolean => element.closest('.vh, .w, [aria-hidden="true"]') !== null;

const queried = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Visible texts below an element, one a text node; those before another element, where that is given. */
function textsIn(element: Element, before?: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (before && !(before.compareDocumentPosition(walker.currentNode) & Node.DOCUMENT_POSITION_PRECEDING))
      break;
    if (parentElement && isVisible(parentElement) && !isSpoken(parentElement)) texts.push(tidy(textContent!));
  }
  return texts.filter((text) => text !== '');
}

const tidy = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Words of two letters and more; figures and signs stand for themselves. */
const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** Fields without a label that can be seen: in their `<label>`, or beside them as a part of their name. */
export const unlabelled = (root: ShadowRoot): string[] =>
  queried(root, 'input, textarea, select')
    .filter((field) => {
      const { labels } = field as HTMLInputElement;
      if ([...(labels ?? [])].some((label) => textsIn(label).length > 0)) return false;
      const name = tidy(nameOf(field));
      const around = [field.closest('.line, .pl'), field.closest('fieldset, section, .entry')];
      return !around.some((it) => it && textsIn(it, field).some((text) => name.includes(text)));
    })
    .map(described);

/** Groups without a legend, or a line that opens them, that can be seen. */
export const unnamedGroups = (root: ShadowRoot): string[] =>
  queried(root, 'fieldset')
    .filter((group) => {
      const legend = group.querySelector(':scope > legend');
      const summary = group.closest('details')?.querySelector('summary');
      return !legend || textOf(legend) === '' || (textsIn(legend).length === 0 && !summary);
    })
    .map(described);

/** Controls whose name lacks a word that can be seen on them: who says what they see would not reach them. */
export const misnamed = (root: ShadowRoot): string[] =>
  queried(root, 'button, input:is([type=radio], [type=checkbox])')
    .filter((control) => {
      const name = tidy(nameOf(control));
      const [label = control] = (control as HTMLInputElement).labels ?? [];
      return !wordsOf(textsIn(label).join(' ')).every((word) => name.includes(word));
    })
    .map(described);

/** What makes a table no real one. */
export const badTables = (root: ShadowRoot): string[] =>
  queried(root, 'table').flatMap((table) => {
    const name = `the table ${table.className}`;
    const rows = [...table.querySelectorAll(':scope > :is(thead, tbody) > tr')];
    return [
      ...[...table.querySelectorAll('th')]
        .filter((th) => !['col', 'row', 'colgroup', 'rowgroup'].includes(th.scope))
        .map((th) => `${name}: no scope at “${textOf(th)}”`),
      ...rows
        .filter(
          (row) => row.querySelector(':scope > td') && !row.querySelector(':scope > th, :scope > [colspan]'),
        )
        .map((row) => `${name}: a row without a head, “${textOf(row)}”`),
      ...(table.querySelector(':scope > thead th[scope="col"]') ? [] : [`${name}: no head`]),
    ];
  });

/** Errors that no field or question is described by, and fields that are wrong without a word. */
export function looseErrors(root: ShadowRoot): string[] {
  const describers = new Set(
    queried(root, '[aria-describedby], [aria-errormessage]').flatMap((it) =>
      `${it.getAttribute('aria-describedby') ?? ''} ${it.getAttribute('aria-errormessage') ?? ''}`.split(' '),
    ),
  );
  const ids = [...describers].filter((id) => id !== '');
  return [
    ...ids.filter((id) => root.querySelectorAll(`[id="${id}"]`).length !== 1).map((id) => `no single #${id}`),
    // what the page itself handed in wrong belongs to no field
    ...queried(root, '.err')
      .filter((error) => !error.closest('.problems'))
      .filter((error) => !describers.has(error.closest('[id]')?.id ?? ''))
      .map((error) => `“${textOf(error)}” belongs to nothing`),
    ...queried(root, '[aria-invalid="true"]')
      .filter((field) => {
        const by = field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage') ?? '';
        return !by
          .split(' ')
          .some((id) => id !== '' && queried(root, `[id="${id}"]`).some((it) => textOf(it)));
      })
      .map((field) => `${described(field)} is wrong without a word`),
  ];
}

/** Everything that can be pressed and is smaller than a finger needs: 44 px high in the form, 24 px anywhere. */
export const smallTargets = (root: ShadowRoot): string[] =>
  targets(root)
    .filter(({ control, width, height }) => {
      const least =
        control.matches('.entry *, .dock *, .panel *, .toolbar *') && !control.matches('summary') ? 44 : 24;
      return width < 23.5 || height < least - 0.5;
    })
    .map(({ control, width, height }) => `${described(control)} ${width.toFixed(0)} × ${height.toFixed(0)}`);
