// Says when the page can do without the network.
const text = document.querySelector('#network');
const { serviceWorker } = navigator;
if (serviceWorker) {
  await serviceWorker.register('offline-sw.js', { scope: 'offline.html' });
  await serviceWorker.ready;
  text.textContent =
    'Everything is here. Switch the network off, or stop the server, and load the page again.';
} else
  text.textContent = 'This browser, or this address, has no service workers: they need https or localhost.';
