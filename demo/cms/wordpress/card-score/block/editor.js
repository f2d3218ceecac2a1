// The block in the editor: the element itself to look at, its attributes beside it. No build step: wp.* is WordPress's own.
{
  const { blockEditor, blocks, components, element, i18n } = wp;
  const { createElement: el, Fragment } = element;
  const { __ } = i18n;

  const GAMES = { doko: 'Doppelkopf', okey: 'Okey', rummy: 'Rummy' };
  const VIEWS = {
    '': __('A whole match', 'card-score'),
    round: __('A calculator for one round', 'card-score'),
  };
  /** What is typed, by its attribute: label and help. */
  const TEXTS = {
    players: [
      __('Players', 'card-score'),
      __('Names in seat order, with commas between them.', 'card-score'),
    ],
    storage: [
      __('Keep under this name', 'card-score'),
      __('The match stays in each visitor’s browser. Without a name nothing is kept.', 'card-score'),
    ],
    lang: [
      __('Language', 'card-score'),
      __('Such as de, sk, hu or tr. Without it, that of the page.', 'card-score'),
    ],
    rules: [__('Rules', 'card-score'), __('The name of a preset, or JSON.', 'card-score')],
  };
  const MORE = {
    round: [__('A round to show', 'card-score'), __('JSON; for the calculator.', 'card-score')],
    cards: [__('Cards', 'card-score'), __('Okey alone: tiles.', 'card-score')],
    words: [__('Words of your own', 'card-score'), __('JSON.', 'card-score')],
  };

  /** What the element in the editor is told beside its game: all but its storage, for nothing that is tried here is kept. */
  const SHOWN = [...Object.keys(TEXTS), ...Object.keys(MORE), 'view', 'readonly'].filter(
    (it) => it !== 'storage',
  );

  const options = (labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

  function edit({ attributes, setAttributes }) {
    const bind = (name, key = 'value') => ({
      key: name,
      [key]: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    });
    const text = ([name, [label, help]]) => el(components.TextControl, { ...bind(name), label, help });

    const data = { 'data-card-score': attributes.game };
    for (const name of SHOWN) if (attributes[name]) data[`data-${name}`] = String(attributes[name]);

    return el(
      Fragment,
      null,
      el(
        blockEditor.InspectorControls,
        null,
        el(
          components.PanelBody,
          { title: __('Score sheet', 'card-score') },
          el(components.SelectControl, {
            ...bind('game'),
            label: __('Game', 'card-score'),
            options: options(GAMES),
          }),
          el(components.SelectControl, {
            ...bind('view'),
            label: __('Shows', 'card-score'),
            options: options(VIEWS),
          }),
          ...Object.entries(TEXTS).map(text),
        ),
        el(
          components.PanelBody,
          { title: __('More', 'card-score'), initialOpen: false },
          el(components.ToggleControl, {
            ...bind('readonly', 'checked'),
            label: __('To look at only', 'card-score'),
          }),
          ...Object.entries(MORE).map(text),
        ),
      ),
      el(
        'div',
        blockEditor.useBlockProps(),
        // a new place for other attributes: an element reads them once, when its place is filled
        el(components.Disabled, null, el('div', { key: JSON.stringify(data), ...data })),
      ),
    );
  }

  const icon = el(
    'svg',
    { viewBox: '0 0 24 24' },
    el('path', {
      fillRule: 'evenodd',
      d: 'M4 4h16v16H4zM5.5 5.5v3h13v-3zm0 4.5v3h5.75v-3zm7.25 0v3h5.75v-3zM5.5 14.5v4h5.75v-4zm7.25 0v4h5.75v-4z',
    }),
  );
  blocks.registerBlockType('card-score/sheet', { icon, edit, save: () => null });
}
