// The page for frames, embed-frame.html?game=doko&players=…: an element with what the address says, whose height and
// events go to the page around it, if the address names that page's origin.
{
  const EVENTS = [
    'round-scored',
    'round-revised',
    'round-removed',
    'match-finished',
    'match-reopened',
    'storage-failed',
    'locale-failed',
  ];

  const { game = '', lang, origin, ...attributes } = Object.fromEntries(new URLSearchParams(location.search));

  /** The origin that hears of everything; undefined where none is named, or what is named is none. */
  function listener() {
    if (origin === undefined) return undefined;
    const named = URL.canParse(origin) ? new URL(origin) : undefined;
    if (/^https?:$/.test(named?.protocol) && named.href === `${named.origin}/`) return named.origin;
    console.warn(
      `card-score: origin="${origin}" is no origin such as https://club.example: it is told nothing.`,
    );
    return undefined;
  }

  const target = parent === window ? undefined : listener();
  const tell = (message) => {
    if (target !== undefined) parent.postMessage({ source: 'card-score', ...message }, target);
  };

  for (const type of EVENTS) document.addEventListener(type, ({ detail }) => tell({ type, detail }));

  const page = document.documentElement;
  if (lang) page.lang = lang;

  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell({ type: 'height', height });
  }).observe(page);

  // A place, and no element: of all that a place has, an element takes nothing but its own attributes.
  const place = document.createElement('div');
  place.dataset.cardScore = game;
  for (const [name, value] of Object.entries(attributes))
    if (/^[a-z]+$/.test(name)) place.setAttribute(`data-${name}`, value);
  document.body.append(place);
}
