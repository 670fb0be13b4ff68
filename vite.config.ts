import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import packageJson from './package.json' with { type: 'json' };
import { beside } from './scripts/beside.ts';
import { withoutDoors } from './scripts/doors.ts';
import { firstWave } from './scripts/first-wave.ts';
import { withPacks } from './scripts/packs.ts';
import { roomsOf } from './scripts/rooms.ts';
import { contentSecurityPolicy } from './server/csp.mjs';

const paper = '#F6EFDF';
/** The chunk of the screen on which the app opens. */
const firstScreen = 'home';

/** Writes the Content-Security-Policy into the built page, right after its charset, so that it holds on any host. */
function policyInPage(): Plugin {
  return {
    name: 'realmbook:policy',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, 'meta')}">`;
        const placed = html.replace(/<meta\s+charset[^>]*>/i, (charset) => `${charset}\n    ${meta}`);
        if (placed === html) throw new Error('index.html needs a <meta charset> for the policy to follow.');
        return placed;
      },
    },
  };
}

/** Static hosts without a fallback rule answer an unknown address with 404.html: let that be the app. */
function pageForUnknownAddresses(): Plugin {
  return {
    name: 'realmbook:404',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type === 'asset')
        this.emitFile({ type: 'asset', fileName: '404.html', source: index.source });
    },
  };
}

/** What a class is called in the built app: a few signs, since a class and its uses are read nowhere but by machines. */
function shortClasses(): (name: string, file: string) => string {
  const given = new Map<string, string>();
  return (name, file) => {
    const whole = `${relative(import.meta.dirname, file.replace(/\?.*$/, ''))} ${name}`;
    const digest = createHash('sha256').update(whole).digest();
    const short = `_${digest.readUIntBE(0, 6).toString(36).padStart(5, '0').slice(-5)}`;
    if ((given.get(short) ?? whole) !== whole)
      throw new Error(`“${whole}” and “${given.get(short)}” are both called ${short}: rename one.`);
    given.set(short, whole);
    return short;
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    beside(),
    solid(),
    policyInPage(),
    firstWave(firstScreen),
    pageForUnknownAddresses(),
    withoutDoors(),
    VitePWA({
      // Asked, never forced: an update may come in the middle of a meeting. The app registers and reloads itself.
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'injectManifest',
      srcDir: 'src/app/pwa',
      filename: 'sw.ts',
      integration: { configureCustomSWViteBuild: withPacks(firstScreen) },
      // The patterns below find the icons.
      includeManifestIcons: false,
      manifest: {
        name: 'Realmbook',
        short_name: 'Realmbook',
        description: 'Keeps the book of your tabletop map campaign, on every player’s own phone.',
        lang: 'en',
        dir: 'ltr',
        display: 'standalone',
        theme_color: paper,
        background_color: paper,
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2,wasm,json}'],
        globIgnores: ['404.html', '**/.vite/**'],
        dontCacheBustURLsMatching: /^assets\//,
        rollupFormat: 'iife',
        sourcemap: false,
      },
    }),
  ],
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClasses() } } }),
  build: {
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The worker has no document to hang a link into.
      resolveDependencies: (_file, files, { hostId }) => (/\bjobs-/.test(hostId) ? [] : files),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Every address stands in the first script, where no sign of a hash packs: seven, the fewest there may be, of few characters.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every screen needs, in a chunk whose name changes only when these libraries do.
            { name: 'frame', test: /node_modules[\\/](solid-js[\\/](dist|web)|@tanstack)[\\/]/ },
            // What pages and the worker need alike, and nothing that draws.
            {
              name: 'ground',
              test: /preload-helper|src[\\/](kernel[\\/](chart|chart-print|dice|json|text)|app[\\/](turns|dice[\\/]random))\./,
            },
            // What the shelf needs beside that; the page names it, so that it does not wait for the rest.
            {
              name: firstScreen,
              includeDependenciesRecursively: false,
              test: /src[\\/]app[\\/](screens[\\/](home[\\/](screen|campaigns|example|open-file)|charts[\\/]recent)|ui[\\/](tag|heraldry[\\/](shield|ordinary|tinctures)))\.tsx?$/,
            },
            // The small parts a chart is composed of: together they pack better than one by one.
            {
              name: 'parts',
              test: /src[\\/]app[\\/](i18n[\\/](index|gaps)|device[\\/](feel|awake|share)|dice|preferences|theme[\\/]|screens[\\/]home[\\/](screen|campaigns)\.module|ui[\\/](tag\.module|heraldry[\\/]heraldry\.module|icons|dice[\\/](?!typed|held)|chart[\\/]chart-table|cx|plate|head|rows|seal|button|actions|chips|segmented|stepper|states|page|top-bar|toasts|result-sheet|search-field|frame)|pwa[\\/](?!worker)|rulesets[\\/]shelf|screens[\\/]charts[\\/]address)|src[\\/]rules[\\/](books|ids)\./,
            },
            // Imports between rooms run one way, so a room need not take along what it imports.
            { name: roomsOf(import.meta.dirname), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  ...(command === 'serve' && { server: { host: '127.0.0.1' } }),
}));
