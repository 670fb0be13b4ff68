/**
 * Answers GET and HEAD from the files in memory: compressed where the browser can, with entity tags, and
 * index.html for any page address of the app. Every answer carries the security headers.
 */
import { contentSecurityPolicy } from './csp.mjs';

/** @typedef {import('./files.mjs').StaticFile} StaticFile */

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), screen-wake-lock=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * @param {Map<string, StaticFile>} files
 * @returns {import('express').RequestHandler}
 */
export function serveFiles(files) {
  const index = files.get('/index.html');
  const headers = {
    ...HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(index?.body.toString('utf8') ?? ''),
  };

  return async (request, response) => {
    response.set(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .set('Allow', 'GET, HEAD')
        .status(405)
        .type('text/plain')
        .send('Only GET and HEAD are answered here.\n');
      return;
    }
    const file = find(files, index, request);
    if (!file) {
      response
        .status(404)
        .set('Cache-Control', 'no-cache')
        .type('text/plain')
        .send('There is no such file.\n');
      return;
    }
    response.set({
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    });
    if (request.headers['if-none-match']?.includes(file.etag)) {
      response.status(304).end();
      return;
    }
    const encoding = preferred(request);
    const smaller = encoding ? await file.encoded(encoding) : undefined;
    if (encoding && smaller) response.set('Content-Encoding', encoding);
    const body = smaller ?? file.body;
    response.set('Content-Length', String(body.length));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * A file by its exact path; else index.html for what looks like a page of the app. A missing file with an
 * extension stays missing: a script answered with HTML would hide an outdated page from its own reload logic.
 * @param {Map<string, StaticFile>} files
 * @param {StaticFile | undefined} index
 * @param {import('express').Request} request
 */
function find(files, index, request) {
  const exact = files.get(decoded(request.path));
  if (exact) return exact;
  const last = request.path.slice(request.path.lastIndexOf('/') + 1);
  return last.includes('.') ? undefined : index;
}

/**
 * The best encoding the browser reads. Asked one by one: among equals the header's order would decide.
 * @param {import('express').Request} request
 */
const preferred = (request) =>
  /** @type {const} */ (['br', 'gzip']).find((encoding) => request.acceptsEncodings(encoding) === encoding);

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
