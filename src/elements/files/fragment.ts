/** A share text in a page's address: `#card-score=GAME/NAME/TEXT`; any other fragment is the page's own. */
const SHAPE = /^#card-score=([^/]*)\/([^/]*)\/([A-Za-z0-9_-]+)$/;

/** The share text in a fragment, if it is for this game and the element of this name. */
export function textIn(fragment: string, game: string, name: string): string | undefined {
  const [, forGame, forName, text] = SHAPE.exec(fragment) ?? [];
  try {
    return forGame === game && decodeURIComponent(forName ?? '') === name ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The share text of a link, also in the midst of a message. */
export const textInLink = (link: string): string | undefined =>
  /#card-score=[^/\s]*\/[^/\s]*\/([A-Za-z0-9_-]+)/.exec(link)?.[1];

/** The address of the page with a share text in it. */
export const linkTo = (page: Location, game: string, name: string, text: string): string =>
  `${page.href.split('#')[0]}#card-score=${game}/${encodeURIComponent(name)}/${text}`;
