/**
 * A worker that shares its files with the page: one more way into the same build. A worker's own build would bring the rules, the book and
 * the ciphers once more, to be fetched and kept beside those of the page.
 */
import type { Plugin } from 'vite';

const named = /new URL\((['"])(\.\/[\w.-]+\.ts)\?beside\1,\s*import\.meta\.url\)/g;

export function beside(): Plugin {
  return {
    name: 'realmbook:beside',
    apply: 'build',
    enforce: 'pre',
    async transform(code, from) {
      if (!code.includes('?beside')) return null;
      let led = code;
      for (const [whole, , path = ''] of code.matchAll(named)) {
        const found = await this.resolve(path, from);
        if (!found) throw new Error(`${from} names ${path}, which is not there.`);
        const file = this.emitFile({ type: 'chunk', id: found.id });
        led = led.replace(whole, `import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return led === code ? null : led;
    },
  };
}
