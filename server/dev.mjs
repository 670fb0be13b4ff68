/** `npm run dev`: Vite with hot reload, and the rendezvous beside it on a free port, proxied under /signal. */
import { createServer } from 'vite';
import { startServer } from './server.mjs';
import { SIGNAL_PATH } from './signal.mjs';

const signal = await startServer({ host: '127.0.0.1' });
const vite = await createServer({
  server: { proxy: { [SIGNAL_PATH]: { target: `http://127.0.0.1:${signal.port}`, ws: true } } },
});
await vite.listen();
vite.printUrls();
vite.bindCLIShortcuts({ print: true });
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(name, () => void Promise.all([vite.close(), signal.close()]).then(() => process.exit(0)));
