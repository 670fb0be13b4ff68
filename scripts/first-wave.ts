/** The screen on which the app opens comes in the first wave: the page names its files, which it would ask for only once the app has begun. */
import type { Plugin } from 'vite';

/** @param name of the chunk that holds the screen */
export function firstWave(name: string): Plugin {
  let base = '/';
  return {
    name: 'realmbook:first-wave',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const screen = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
        if (screen?.type !== 'chunk') throw new Error(`There is no chunk called ${name}.`);
        const styles = [...(screen.viteMetadata?.importedCss ?? [])];
        const head = 'head' as const;
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${screen.fileName}` },
            injectTo: head,
          },
          ...styles.map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `${base}${file}` },
            injectTo: head,
          })),
        ];
      },
    },
  };
}
