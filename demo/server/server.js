// `npm start`: the server, on this machine alone. PORT sets the port, DATABASE the file.
import { app } from './app.js';

const server = await app({ database: process.env.DATABASE || 'evenings.db' });
const address = await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT || 8010) });
console.log(`The evenings are on ${address} (Ctrl+C ends it)`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
