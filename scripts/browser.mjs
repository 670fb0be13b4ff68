/**
 * Finds a Chromium to test and draw with, and installs one where there is none:
 * Debian's package as root; else, on Linux, a build that comes as an npm package (65 MB, fetched only then);
 * elsewhere the one Playwright downloads.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(project, '.cache', 'browser');
// The last release of it that runs on Node 20.
const PACKAGED = '@sparticuz/chromium@147.0.0';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Chromium heeds the last list of features to turn off, so what Playwright turns off and we need stands beside ours. The two of
 * the omnibox load pages of their own with every page that is opened: a third of what opening one costs.
 */
const TURNED_OFF = [
  'WebRtcHideLocalIpsWithMdns',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Flags for a quiet Chromium in which two contexts on one machine reach each other over WebRTC, with or without
 * a network interface.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--allow-loopback-in-peer-connection',
  `--disable-features=${TURNED_OFF.join(',')}`,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** @returns {string | undefined} the path of a browser that is already here */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS].find(
    existsSync,
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from Debian…');
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  return (run('apt-get', ['update', '-q']) && install()) || install() ? findBrowser() : undefined;
}

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cache, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(folder)) {
    console.log(`Installing ${PACKAGED}…`);
    if (!run('npm', ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', PACKAGED]))
      return undefined;
  }
  const { default: packaged } = await import(pathToFileURL(join(folder, 'build', 'esm', 'index.js')).href);
  return /** @type {string} */ (await packaged.executablePath());
}

async function fromPlaywright() {
  if (!run('npx', ['playwright', 'install', 'chromium'])) return undefined;
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * @returns {Promise<string>} the path of a browser, installed first if need be
 * @throws {Error} that says what to do, where none can be had
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? fromDebian() ?? (await fromNpm()) ?? (await fromPlaywright());
  if (found === undefined)
    throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM to the path of one.');
  return found;
}
