// What the pages of the demo share: a choice of language and of colours, and a list of the events as they arrive.
const language = document.querySelector('#language');
language?.addEventListener('change', () => {
  document.documentElement.lang = language.value;
});

const scheme = document.querySelector('#scheme');
scheme?.addEventListener('change', () => {
  document.documentElement.style.colorScheme = scheme.value;
});

const log = document.querySelector('#events');
for (const name of ['round-scored', 'round-revised', 'round-removed', 'match-finished', 'match-reopened']) {
  document.addEventListener(name, (event) => {
    const entry = document.createElement('pre');
    entry.textContent = `${event.type} ${JSON.stringify(event.detail, null, 2)}`;
    log?.prepend(entry);
  });
}

// matches that were played
for (const element of document.querySelectorAll('[data-match]')) {
  element.match = await (await fetch(element.dataset.match)).json();
}
