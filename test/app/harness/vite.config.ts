/**
 * Serves the harness: `npx vite --config test/app/harness/vite.config.ts --port 5340`, then
 * http://127.0.0.1:5340/?stage=scouting&books=sealed&to=realm (stages and options: stages.ts; `to`: any address of a campaign).
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import packageJson from '../../../package.json' with { type: 'json' };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export default defineConfig({
  root: here('.'),
  cacheDir: here('../../../.cache/harness'),
  plugins: [solid()],
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  server: { host: '127.0.0.1', hmr: false, fs: { allow: [here('../../../')] } },
});
