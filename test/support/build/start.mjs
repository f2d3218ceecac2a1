// `npm start`: the demo, to this machine alone. @web/dev-server by itself would listen to the whole network even where its
// `hostname` is 127.0.0.1, so the server is ours and it only answers. PORT sets the port, OPEN=1 opens a browser.
import { createServer } from 'node:http';
import { startDevServer } from '@web/dev-server';

const HOST = '127.0.0.1';
const port = Number(process.env.PORT || 8000);
const address = `http://${HOST}:${port}/demo/`;

const server = createServer();
server.once('error', ({ code, message }) => {
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is taken. Another one: PORT=${port + 1} npm start` : message,
  );
  process.exit(1);
});
const { koaApp } = await startDevServer({
  config: { middlewareMode: { server }, injectWebSocket: false, open: process.env.OPEN === '1' && address },
  logStartMessage: false,
});
server.on('request', koaApp.callback());
server.listen(port, HOST, () => console.log(`The demo is on ${address} (Ctrl+C ends it)`));
