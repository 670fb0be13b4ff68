import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPack, writePacks } from '../../scripts/packs.ts';
import { unpack } from '../../src/app/pwa/packs.ts';
import type { Packs } from '../../src/app/pwa/parts.ts';
import { site } from './site.ts';

const HOST = 'https://book.example/deep/';
const file = (name: string): string => `assets/${name}`;
/** Long enough to arrive in pieces; signs of more than one byte, so that bytes and signs cannot be taken for each other. */
const RULES = `export const rules = '${'Ærial bébé\\\n'.repeat(9_000)}';`;
const BUILD = {
  'assets/index-1111111.js': 'shelf',
  'assets/home-1111111.js': 'home',
  'assets/way-in-1111111.js': 'worker',
  'assets/registrar-1111111.js': 'asked for as the page starts',
  'assets/later-1111111.js': 'later',
  'assets/later-1111111.css': '.later{}',
  'assets/rules-chronopia-1111111.js': RULES,
  'assets/screens-chronopia-1111111.css': '.chronopia{}',
  'assets/explained-1111111.js': 'why',
  'icons/icon-192.png': 'a shield',
  'manifest.webmanifest': '{"name":"A book"}',
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: file('index-1111111.js'), isEntry: true, src: 'index.html' },
    'src/app/worker/way-in.ts': { file: file('way-in-1111111.js'), isEntry: true },
    _home: { file: file('home-1111111.js'), name: 'home' },
    _registrar: { file: file('registrar-1111111.js'), name: 'registrar' },
  }),
};

let dist = '';
let packs: Packs = {};
beforeAll(async () => {
  dist = await site(BUILD);
  packs = writePacks(dist, 'home');
});

/** A pack as it comes: in small pieces, which end anywhere. */
function coming(bytes: Buffer, headers: Record<string, string> = {}): Response {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1_000) }, (_, at) =>
    Uint8Array.from(bytes.subarray(at * 1_000, (at + 1) * 1_000)),
  );
  const stream = new ReadableStream<Uint8Array>({
    start(into) {
      for (const piece of pieces) into.enqueue(piece);
      into.close();
    },
  });
  return new Response(stream, { headers });
}
async function unpacked(answer: Response): Promise<Map<string, Response>> {
  const got = new Map<string, Response>();
  for await (const one of unpack(answer, HOST)) got.set(one.url, one.answer);
  return got;
}
const chronopia = (): Promise<Buffer> => readFile(join(dist, packs.chronopia?.at ?? ''));

describe('what stands in a pack', () => {
  test.each([
    [
      'house',
      [
        ...['font-9z.woff2', 'app-1a2b3c.js', 'later-1111111.css', 'later-1111111.js'].map(file),
        ...['icons/icon-192.png', 'icons/with space.svg', 'manifest.webmanifest'],
      ],
    ],
    ['more', ['explained-1111111.js'].map(file)],
    ['chronopia', ['rules-chronopia-1111111.js', 'screens-chronopia-1111111.css'].map(file)],
  ] as const)('of %s: what no worker begins with and the shelf has not asked for', async (part, paths) => {
    const got = await unpacked(coming(await readFile(join(dist, packs[part]?.at ?? ''))));
    expect([...got.keys()].sort()).toEqual(paths.map((path) => new URL(path, HOST).href).sort());
    const lengths = await Promise.all(
      paths.map(async (path) => [basename(path), (await readFile(join(dist, path))).length]),
    );
    expect(packs[part]?.holds).toEqual(Object.fromEntries(lengths));
  });

  test('a part that has no files has no pack, and the name of each tells its version', async () => {
    expect(Object.keys(packs).sort()).toEqual(['chronopia', 'house', 'more']);
    expect(Object.values(packs).every(({ at }) => isPack(at))).toBe(true);
    await writeFile(join(dist, file('rules-chronopia-1111111.js')), 'renewed');
    const renewed = writePacks(dist, 'home');
    expect(renewed.chronopia?.at).not.toBe(packs.chronopia?.at);
    expect(renewed.more).toEqual(packs.more);
  });
});

test('files come out as they went in, each with its own type and with what the server says of all', async () => {
  const said = { 'Content-Security-Policy': "default-src 'self'", 'Content-Type': 'text/plain', ETag: '"p"' };
  const got = await unpacked(coming(await chronopia(), { ...said, 'Content-Encoding': 'br' }));
  const rules = got.get(HOST + file('rules-chronopia-1111111.js'));
  expect(await rules?.text()).toBe(RULES);
  expect(Object.fromEntries(rules?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/javascript; charset=utf-8',
  });
  const style = got.get(HOST + file('screens-chronopia-1111111.css'));
  expect(style?.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

describe('what is no pack', () => {
  test('a pack that is cut off hands on what came whole, and then says so', async () => {
    const whole = await chronopia();
    const files = unpack(coming(whole.subarray(0, -1)), HOST);
    expect((await files.next()).value?.url).toContain('rules-chronopia');
    await expect(files.next()).rejects.toThrow('ends early');
  });

  test.each([
    ['with other line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with a byte more', (text: string) => text.replace('export', ' export')],
    ['with a byte that is another', (text: string) => text.replace('export', 'exporT')],
  ])('one %s hands on nothing', async (_what, turned) => {
    const text = (await chronopia()).toString('latin1');
    await expect(unpacked(coming(Buffer.from(turned(text), 'latin1')))).rejects.toThrow('otherwise');
  });

  test.each([
    ['a page', new Response('<!doctype html>\n<p>Welcome.</p>')],
    ['a page without an end', new Response('ink '.repeat(100_000))],
    ['a list of something else', new Response('[{"a":1}]\n')],
    ['nothing', new Response(null)],
    ['a refusal', new Response('[]\n', { status: 404 })],
  ])('%s', async (_what, answer) => {
    await expect(unpacked(answer)).rejects.toThrow();
  });
});
