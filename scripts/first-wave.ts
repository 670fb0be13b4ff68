/** The screen on which the app opens comes in the first wave: the page names its files, which it would ask for only once the app has begun. */
import type { Plugin } from 'vite';

/** @param name of the chunk that holds the screen */
export function firstWave(name: string): Plugin {
  return {
    name: 'realmbook:first-wave',
    apply: 'build',
    enforce: 'post',
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
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${screen.fileName}` },
            injectTo: head,
          },
          ...styles.map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            injectTo: head,
          })),
        ];
      },
    },
  };
}
