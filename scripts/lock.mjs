/**
 * `npm run lock`: completes package-lock.json with the platform builds (macOS, Windows, other Linux) that npm
 * leaves out when the registry it was made with does not hold them. Without them `npm ci` refuses the lock there
 * and installs no native part elsewhere. With --check it only tells.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = 'package-lock.json';
const OS = /(?:^|-)(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/;
const CPU = /(?:^|-)(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?:v7)?(?:-|$)/;
const EXACT = /^\d+\.\d+\.\d+/;

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {{ node: string }} [engines]
 */

/**
 * The entries a lock lacks: optional dependencies by exact version, named after the platform they are for.
 * @param {Record<string, Locked>} packages the lock's packages, by path
 * @returns {[string, Locked][]}
 */
export function missingPlatforms(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .flatMap(([name, version]) => {
        const platform = platformOf(name);
        if (!platform || !EXACT.test(version)) return [];
        return [
          /** @type {[string, Locked]} */ ([
            `node_modules/${name}`,
            { version, ...platform, ...(dev && { dev }), optional: true },
          ]),
        ];
      }),
  );
}

/**
 * Whether a package is found from another, as Node looks for it: in its own folder, then in each one above.
 * @param {Record<string, Locked>} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** @param {string} name */
function platformOf(name) {
  const tail = name.slice(name.indexOf('/') + 1);
  const os = OS.exec(tail)?.[1];
  const cpu = CPU.exec(tail)?.[1];
  if (!os) return undefined;
  const libc = /musl/.test(tail) ? 'musl' : /gnu/.test(tail) && os === 'linux' ? 'glibc' : undefined;
  return { os: [os], ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/**
 * @param {string[]} args
 * @returns {boolean} whether the lock is complete now
 */
function main(args) {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  const missing = missingPlatforms(lock.packages);
  if (missing.length === 0) {
    console.log('Lock: every platform is in it.');
    return true;
  }
  if (args.includes('--check')) {
    for (const [path] of missing) console.log(`${FILE}: ${path} is missing: run "npm run lock".`);
    return false;
  }
  const all = { ...lock.packages, ...Object.fromEntries(missing) };
  lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Lock: ${missing.length} platform builds added.`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !main(process.argv.slice(2))) process.exitCode = 1;
