/**
 * The Content-Security-Policy, in one place for both who speak it: the build writes it into index.html as a
 * meta tag (so it holds on any static host) and the server sends it as a header.
 * Invariants: nothing is loaded from a third party; no inline script runs but those whose hash is listed.
 */
import { createHash } from 'node:crypto';

const directives = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Attributes only: map labels and drag positions are set as style attributes; no inline style sheets.
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  // The signalling server is a setting: any WebSocket may be dialled, but nothing else leaves the origin.
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
};

const inlineScript = /<script\b(?![^>]*\bsrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
const hashes = (html, pattern) =>
  [...html.matchAll(pattern)].map((match) => ` ${sha256(match[1] ?? '')}`).join('');

/**
 * The policy for a page: the fixed directives, plus a hash for each inline script and style sheet it holds.
 * @param {string} html the page's full source
 * @param {'header' | 'meta'} [as] a meta tag cannot carry frame-ancestors: browsers report it as an error
 * @returns {string} one line, directives separated by semicolons
 */
export function contentSecurityPolicy(html, as = 'header') {
  const extra = { 'script-src': hashes(html, inlineScript), 'style-src': hashes(html, inlineStyle) };
  return Object.entries(directives)
    .filter(([name]) => as === 'header' || name !== 'frame-ancestors')
    .map(([name, value]) => `${name} ${value}${extra[/** @type {keyof typeof extra} */ (name)] ?? ''}`)
    .join('; ');
}
