/**
 * `npm run dev`: Vite with hot reload, the rendezvous beside it on a free port, proxied under /signal, and the gallery of
 * the app's parts under /gallery.
 */
import { createServer } from 'vite';
import { GALLERY_PATH, gallery } from './gallery.mjs';
import { startServer } from './server.mjs';
import { SIGNAL_PATH } from './signal.mjs';

const signal = await startServer({ host: '127.0.0.1' });
const vite = await createServer({
  plugins: [gallery()],
  server: { proxy: { [SIGNAL_PATH]: { target: `http://127.0.0.1:${signal.port}`, ws: true } } },
});
await vite.listen();
vite.printUrls();
const [local] = vite.resolvedUrls?.local ?? [];
if (local !== undefined) console.log(`  The parts of the app: ${new URL(GALLERY_PATH, local)}`);
vite.bindCLIShortcuts({ print: true });
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(name, () => void Promise.all([vite.close(), signal.close()]).then(() => process.exit(0)));
