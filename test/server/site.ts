import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const INDEX = `<!doctype html><meta charset="utf-8"><script>document.title = 'lit'</script>${'<p>ink</p>'.repeat(200)}`;

/** A small built app in a new folder. Returns the folder. */
export async function site(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'realmbook-site-'));
  const all = {
    'index.html': INDEX,
    'sw.js': 'self.skipWaiting();',
    'assets/app-1a2b3c.js': `export const book = '${'page '.repeat(400)}';`,
    'assets/font-9z.woff2': 'wOF2',
    'icons/with space.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}
