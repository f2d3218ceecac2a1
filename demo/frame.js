// The page around a frame: it gives the frame its height, and shows what it hears.
const frame = document.querySelector('#sheet');
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data?.source !== 'card-score') return;
  if (data.type === 'height') frame.height = data.height;
  document.querySelector('#told').append(`${JSON.stringify(data)}\n`);
});
const query = { game: 'doko', players: 'Anna, Bernd, Clara, Dieter', origin: location.origin };
frame.src = `embed-frame.html?${new URLSearchParams(query)}`;
