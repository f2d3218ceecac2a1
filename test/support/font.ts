/** A page in letters of the same width on every machine and in every engine, whatever fonts it has: those of Arial. */

const WEIGHTS = [400, 600];

/** One character of each part in which the font comes: for English and German, and for the other languages. */
const SAMPLE = 'aő';

for (const weight of WEIGHTS) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/node_modules/@fontsource/arimo/${weight}.css`;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`No font at ${link.href}`));
  });
  const faces = await document.fonts.load(`${weight} 16px Arimo`, SAMPLE);
  if (faces.length < SAMPLE.length) throw new Error(`The font has no letters for “${SAMPLE}”`);
}

/** CSS of such a page. */
export const FONT = 'body { font: 16px Arimo, sans-serif }';
