// Hands each sheet its match before its element is there, and then brings the element.
const sheets = document.querySelectorAll('[data-match]');
for (const sheet of sheets) sheet.match = sheet.dataset.match;
for (const tag of new Set([...sheets].map(({ localName }) => localName))) import(`/card-score/${tag}.js`);
