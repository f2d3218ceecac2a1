/** The chart of a match as it is seen. */
import { match, type Match } from '../../src/core.js';
import { showMatch, type DokoMatch } from './doko-match.js';
import type { Hand } from './hands.js';
import { numberIn } from './match-harness.js';
import { settled, until, type Place } from './page.js';

export const plot = ({ page }: DokoMatch) => page.root.querySelector<SVGSVGElement>('svg[role="img"]')!;

/** Shows a match with its chart open. */
export async function charted(given: Match, place?: Place, hand?: Hand): Promise<DokoMatch> {
  const shown = await showMatch({}, place, hand);
  shown.element.match = given;
  await settled(shown.element);
  await shown.page.section('Chart');
  await until(() => plot(shown) !== null, 'the chart');
  return shown;
}

/** Names and numbers at the ends of the lines. */
export const labels = (shown: DokoMatch): SVGTextElement[] => [
  ...plot(shown).querySelectorAll<SVGTextElement>(':scope > text:not(.ax)'),
];

/** The name at the end of a line, without the number. */
export const nameIn = ({ textContent }: Element): string => /\u2068(.*)\u2069/.exec(textContent)![1]!;

/** The lines that are seen. */
export const lines = (shown: DokoMatch): SVGPolylineElement[] =>
  [...plot(shown).querySelectorAll('polyline')].filter(
    (it) => getComputedStyle(it).stroke !== 'rgba(0, 0, 0, 0)',
  );

/** The points of a line as totals, read off the scale at its left. */
export function totalsOf(shown: DokoMatch, line: SVGPolylineElement): number[] {
  const scale = [...plot(shown).querySelectorAll('.ax')].map((it) => ({
    y: Number(it.getAttribute('y')!.replace('%', '')),
    n: numberIn(it.textContent)!,
  }));
  const [first, last] = [scale[0]!, scale.at(-1)!];
  const perPoint = (last.y - first.y) / (last.n - first.n);
  return [...line.points].map(({ y }) => Math.round(first.n + (y - first.y) / perPoint));
}

/** A place on the page shortly before the end of somebody’s line, where it is by itself. */
export function endOf(shown: DokoMatch, name: string): { x: number; y: number } {
  const seat = shown.element.match.players.indexOf(name);
  const total = shown.page.totals[name];
  const line = lines(shown).find((it) => {
    const totals = totalsOf(shown, it);
    const { history } = match.summary(shown.element.match);
    return totals.at(-1) === total && totals.at(-2) === history.at(-2)![seat];
  })!;
  plot(shown).scrollIntoView({ block: 'center', behavior: 'instant' });
  const { points } = line;
  const [a, b] = [points[points.numberOfItems - 2]!, points[points.numberOfItems - 1]!];
  const middle = new DOMPoint((a.x + b.x * 3) / 4, (a.y + b.y * 3) / 4);
  return middle.matrixTransform(line.getScreenCTM()!);
}
