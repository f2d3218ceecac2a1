/**
 * What a browser's translator does to a page: each text becomes another in an element of its own, but for what forbids
 * it.
 * @returns how many texts
 */
export function translate(root: Node): number {
  let count = 0;
  for (const node of [...root.childNodes]) {
    if (node instanceof Text && node.data.trim() !== '') {
      const font = document.createElement('font');
      font.append(`${node.data.trimEnd()}° `);
      node.replaceWith(font);
      count++;
    } else if (
      node instanceof Element &&
      node.localName !== 'font' &&
      node.getAttribute('translate') !== 'no'
    ) {
      count += translate(node);
    }
  }
  return count;
}
