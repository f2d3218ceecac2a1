/** How well everything in a shadow root is to be seen: its colours against what really lies behind them. */
import { isVisible, textOf } from './roles.js';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

const known = new Map<string, Color>();
let brush: CanvasRenderingContext2D | undefined;

/** Any CSS colour as the engine paints it. */
function colorOf(css: string): Color {
  const before = known.get(css);
  if (before) return before;
  if (!brush) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    brush = canvas.getContext('2d', { willReadFrequently: true })!;
  }
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = '#000';
  brush.fillStyle = css;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  const color = [red, green, blue, alpha / 255] as const;
  known.set(css, color);
  return color;
}

const over = (top: Color, below: Color): Color => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const luminance = ([red, green, blue]: Color): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2: from 1, the same, to 21. */
const ratio = (a: Color, b: Color): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const WHITE: Color = [255, 255, 255, 1];

/** Of one look at everything. */
let grounds = new Map<Element, Color>();

/** What is drawn behind an element's content, through shadow hosts down to the page. */
function ground(element: Element | null): Color {
  if (!element) return WHITE;
  const before = grounds.get(element);
  if (before) return before;
  const found = groundOf(element);
  grounds.set(element, found);
  return found;
}

function groundOf(element: Element): Color {
  const root = element.getRootNode();
  const above =
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  const own = colorOf(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, ground(above));
}

const isSpoken = (element: Element): boolean => element.closest('.vh') !== null;

const isSeen = (element: Element): boolean => isVisible(element) && !isSpoken(element);

const name = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${textOf(element).slice(0, 20)}”`;

export interface Weak {
  readonly what: string;
  readonly ratio: number;
}

const weak = (what: string, color: Color, behind: Color, least: number): Weak[] => {
  const its = Math.round(ratio(over(color, behind), behind) * 100) / 100;
  return its < least ? [{ what, ratio: its }] : [];
};

/** `Canvas`, whatever that is just now. */
function paper(): Color {
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return colorOf(color);
}

/** In forced colours a browser lays a plate behind a text, which hides one in the colour of the paper. */
const isPlated = (style: CSSStyleDeclaration): boolean =>
  matchMedia('(forced-colors: active)').matches && style.forcedColorAdjust !== 'none';

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean => {
  const size = parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
};

const leastFor = (style: CSSStyleDeclaration): number => (isLarge(style) ? 3 : 4.5);

const PARTS = ['::before', '::after'] as const;

/** Of a text. In forced colours Chromium paints, but does not tell, that the fill follows. */
const inkOf = ({ color, webkitTextFillColor }: CSSStyleDeclaration): Color =>
  colorOf(matchMedia('(forced-colors: active)').matches ? color : webkitTextFillColor);

/** Texts that are too weak, also placeholders, what is typed, and signs that style sheets write. */
function weakTexts(root: ShadowRoot): Weak[] {
  return [...root.querySelectorAll('*:not(slot)')].filter(isSeen).flatMap((element) => {
    const style = getComputedStyle(element);
    const behind = ground(element);
    const found: Weak[] = [];
    if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) {
      const isDrawing = element instanceof SVGElement;
      const below = isPlated(style) ? paper() : behind;
      found.push(
        ...weak(name(element), isDrawing ? colorOf(style.fill) : inkOf(style), below, leastFor(style)),
      );
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (element.value !== '' && !/^(radio|checkbox|file)$/.test(element.type))
        found.push(...weak(`what is typed in ${name(element)}`, inkOf(style), behind, leastFor(style)));
      const hint = getComputedStyle(element, '::placeholder');
      if (element.placeholder !== '' && hint.color !== '')
        found.push(...weak(`placeholder of ${name(element)}`, inkOf(hint), behind, leastFor(style)));
    }
    for (const part of PARTS) {
      const its = getComputedStyle(element, part);
      if (/^["'].+["']$/.test(its.content) && its.display !== 'none') {
        const own = over(colorOf(its.backgroundColor), behind);
        found.push(...weak(`${part} of ${name(element)}`, inkOf(its), own, leastFor(its)));
      }
    }
    return found;
  });
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The colours of the edges that are drawn. */
const edges = (style: CSSStyleDeclaration): Color[] =>
  SIDES.flatMap((side) => {
    const [width, line, color] = [
      style[`border${side}Width`],
      style[`border${side}Style`],
      style[`border${side}Color`],
    ];
    return parseFloat(width) > 0 && line !== 'none' ? [colorOf(color)] : [];
  });

const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host;

/** How clearly a box is set off by an edge or its fill; 0 without either. */
function setOff(box: Element): number {
  const style = getComputedStyle(box);
  const behind = ground(parentOf(box));
  const colors = [...edges(style), ...(colorOf(style.backgroundColor)[3] > 0 ? [ground(box)] : [])];
  return Math.max(0, ...colors.map((color) => ratio(over(color, behind), behind)));
}

/** What shows where a control is: itself, the box that is drawn for it, or the frame around all that are joined. */
const boxesOf = (control: Element): Element[] => {
  const isChoice = control.matches('[type=radio], [type=checkbox]');
  const frame = isChoice ? control.closest('.opts') : control.parentElement;
  return [isChoice ? control.nextElementSibling : control, frame].filter((it) => it !== null);
};

/** Fields, boxes and framed buttons that nothing sets off from the paper by 3 : 1; disabled ones may be weak. */
const weakEdges = (root: ShadowRoot): Weak[] =>
  [...root.querySelectorAll('input:enabled:not([type=file]), textarea, select, button:enabled')]
    .filter(isSeen)
    .flatMap((control) => {
      const isPlain = control.localName === 'button' && edges(getComputedStyle(control)).length === 0;
      if (isPlain) return []; // a word or a sign is all there is
      const best = Math.max(...boxesOf(control).map(setOff));
      return best < 3 ? [{ what: `edge of ${name(control)}`, ratio: Math.round(best * 100) / 100 }] : [];
    });

/** What only divides, or only takes the pointer, and says nothing. */
const DECORATION = '.grid, .gauge line, .hit';

/** Marks, boxes, bars and lines without a text of their own that are weaker than 3 : 1. */
function weakSigns(root: ShadowRoot): Weak[] {
  const found: Weak[] = [];
  for (const element of root.querySelectorAll('*:not(slot)')) {
    if (!isSeen(element) || element.matches(DECORATION)) continue;
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) {
      const colors = [style.fill, style.stroke].filter((it) => it !== 'none').map(colorOf);
      const behind = ground(element);
      const best = Math.max(0, ...colors.map((color) => ratio(over(color, behind), behind)));
      if (best < 3) found.push({ what: `drawing ${name(element)}`, ratio: Math.round(best * 100) / 100 });
    } else if (element.matches('i:empty:not(.out, .dealer), .shape, .limit:empty, .box')) {
      const best = setOff(element);
      if (best < 3) found.push({ what: `mark ${name(element)}`, ratio: Math.round(best * 100) / 100 });
    }
    for (const part of PARTS) {
      const its = getComputedStyle(element, part);
      if (!/^["']["']$/.test(its.content) || its.display === 'none') continue;
      const behind = ground(element);
      const colors = [...edges(its), colorOf(its.backgroundColor)];
      const best = Math.max(...colors.map((color) => ratio(over(color, behind), behind)));
      if (best < 3) found.push({ what: `${part} of ${name(element)}`, ratio: Math.round(best * 100) / 100 });
    }
  }
  return found;
}

/** The ring around what has the focus, where that is weaker than 3 : 1 or missing; moves the focus. */
const weakRings = (root: ShadowRoot): Weak[] =>
  [...root.querySelectorAll<HTMLElement>('input, textarea, select, button, summary')]
    .filter((control) => isSeen(control) && !control.matches(':disabled'))
    .flatMap((control) => {
      control.focus({ preventScroll: true });
      const next = control.nextElementSibling;
      const best = Math.max(0, ...[control, ...(next ? [next] : [])].map(ringOf));
      return best < 3 ? [{ what: `ring of ${name(control)}`, ratio: Math.round(best * 100) / 100 }] : [];
    });

function ringOf(element: Element): number {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 0;
  // inside it lies on the element's own ground, outside on what is around it
  const behind = ground(parseFloat(outlineOffset) < 0 ? element : parentOf(element));
  return ratio(over(colorOf(outlineColor), behind), behind);
}

const PAINTED = [
  ...['backgroundColor', 'color', 'fontWeight', 'opacity', 'boxShadow', 'outline', 'fill', 'stroke'],
  ...['borderTop', 'borderBottom', 'borderLeft', 'borderRight'],
  ...['textDecorationLine', 'textDecorationThickness', 'textDecorationStyle', 'textDecorationColor'],
] as const;

const painted = (element: Element, part?: string): string => {
  const style = getComputedStyle(element, part);
  if (part && /^(none|normal)$/.test(style.content)) return '';
  return PAINTED.map((property) => style[property]).join('; ');
};

/** How a control and the box that is drawn for it are painted. */
const look = (control: Element): string =>
  [control, ...[control.nextElementSibling].filter((it) => it !== null)]
    .flatMap((it) => [it, ...it.querySelectorAll('*')])
    .flatMap((it) => [painted(it), ...PARTS.map((part) => painted(it, part))])
    .join('\n');

/** Ways in which something is on, and how it is switched off. */
const STATES: readonly (readonly [selector: string, toggle: (element: Element, on: boolean) => unknown])[] = [
  ['input:checked', (it, on) => ((it as HTMLInputElement).checked = on)],
  ['[aria-pressed="true"]', (it, on) => it.setAttribute('aria-pressed', String(on))],
  ...['has', 'open', 'lead', 'over', 'crossed'].map(
    (name) => [`.${name}`, (it: Element, on: boolean) => it.classList.toggle(name, on)] as const,
  ),
];

/** What is chosen, pressed or marked and does not look so. */
export const alikeStates = (root: ShadowRoot): string[] =>
  STATES.flatMap(([selector, toggle]) =>
    [...root.querySelectorAll(selector)].filter(isSeen).filter((element) => {
      const on = look(element);
      toggle(element, false);
      finishAnimations(root);
      const off = look(element);
      toggle(element, true);
      finishAnimations(root);
      return on === off;
    }),
  ).map(name);

/** Everything at once. */
export function weakest(root: ShadowRoot): Weak[] {
  grounds = new Map();
  return [weakTexts, weakEdges, weakSigns, weakRings].flatMap((weakOnes) => weakOnes(root));
}

/** Ends every transition: half a colour is none. */
export function finishAnimations(root: ShadowRoot): void {
  for (const animation of root.getAnimations()) animation.finish();
}
