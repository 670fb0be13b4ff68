import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../server/server.mjs';
import { INDEX, site } from './site.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ root: await site(), host: '127.0.0.1' });
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request as it is, with no help from fetch: no path is tidied, no body is unpacked. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('files', () => {
  test('a file is sent with its type, and one with a hashed name may be kept for ever', async () => {
    const { status, headers } = await ask('/assets/app-1a2b3c.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/index.html', '/sw.js'])('%s is always asked for again', async (path) => {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });

  test('an unchanged file is not sent again', async () => {
    const first = await ask('/sw.js');
    const again = await ask('/sw.js', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('compressed as the browser can read it, and byte for byte the same', async () => {
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(INDEX);
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(INDEX);
    const plain = await ask('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(INDEX);
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  test('a font is not compressed twice', async () => {
    const { headers } = await ask('/assets/font-9z.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  test('HEAD tells the length and sends nothing', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(INDEX));
    expect(body).toHaveLength(0);
  });

  test('a name with a space is found', async () => {
    expect((await ask('/icons/with%20space.svg')).headers['content-type']).toContain('svg');
  });
});

describe('addresses', () => {
  test.each(['/charts', '/campaign/3/map', '/charts/?find=siege'])(
    '%s is a page of the app',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      expect(body.toString()).toBe(INDEX);
    },
  );

  test.each([
    '/assets/app-0old0.js',
    '/.vite/manifest.json',
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/%ff.js',
  ])('%s is not there', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('doctype');
  });

  test('only reading is answered', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});

describe('headers', () => {
  test.each(['/', '/charts', '/nothing.js'])('%s carries the policy and the other guards', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
    const hash = createHash('sha256').update("document.title = 'lit'").digest('base64');
    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('connect-src')).toEqual(["'self'", 'ws:', 'wss:']);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
