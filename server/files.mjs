/**
 * The built app, held in memory: a few hundred small files, read once, each with its type, its entity tag and
 * its compressed forms. A request can only name a key of the map, so no path can climb out of the folder.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.webmanifest': 'application/manifest+json; charset=utf-8',
    '.svg': 'image/svg+xml; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.woff': 'font/woff',
    '.wasm': 'application/wasm',
  }),
);
const squeezable = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** @type {Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>>} */
const squeeze = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * @typedef {object} StaticFile
 * @property {string} type the Content-Type
 * @property {string} etag
 * @property {boolean} immutable its name carries a hash of its contents
 * @property {Buffer} body
 * @property {(encoding: 'br' | 'gzip') => Promise<Buffer | undefined>} encoded undefined where it would not pay
 */

/**
 * Reads a folder, dot-files left out.
 * @param {string} root
 * @returns {Promise<Map<string, StaticFile>>} by URL path, such as "/assets/app-1f2e.js"
 */
export async function loadFiles(root) {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          /** @type {const} */ ([`/${name}`, staticFile(name, await readFile(join(root, name)))]),
      ),
    ),
  );
}

/**
 * @param {string} name of a file
 * @returns {string} its Content-Type
 */
export const typeOf = (name) => TYPES.get(extname(name)) ?? 'application/octet-stream';

/**
 * @param {string} name
 * @param {Buffer} body
 * @returns {StaticFile}
 */
function staticFile(name, body) {
  const type = typeOf(name);
  /** @type {Map<string, Promise<Buffer>>} */
  const made = new Map();
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: name.startsWith('assets/'),
    encoded: async (encoding) => {
      if (!squeezable.test(type) || body.length < 512) return undefined;
      const known = made.get(encoding) ?? squeeze[encoding](body);
      made.set(encoding, known);
      return known;
    },
  };
}
