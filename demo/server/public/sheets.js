// Fetches the match of each sheet on the page and hands it to its element.
for (const element of document.querySelectorAll('[data-evening]')) {
  fetch(`/api/evenings/${element.dataset.evening}`)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
    .then((match) => (element.match = match))
    .catch((error) => console.error('A sheet could not be fetched:', error));
}
