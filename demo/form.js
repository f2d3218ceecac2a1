// Shows what the form would send.
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const sent = [...new FormData(event.target)].map(([name, value]) => `${name}=${value}`);
  document.querySelector('#sent').textContent = sent.join('\n\n');
});
