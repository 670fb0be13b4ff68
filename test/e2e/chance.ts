/**
 * What a phone's dice and maps are drawn from: one seed, so that the map of a test is the same in every run. How many numbers a page
 * draws before a roll depends on what it has shown: a test still has to hold whatever the phone's dice show.
 */
import type { BrowserContext } from '@playwright/test';
import { seed } from '../prove/counts.ts';

/** Seeds the 32-bit numbers the app draws for dice and maps, anew on each page; keys and nonces stay random. */
export const seedDice = (context: BrowserContext, name: string): Promise<unknown> =>
  context.addInitScript(
    ({ seed, name }) => {
      if (seed === undefined || location.origin === 'null') return;
      const pages = Number(sessionStorage.getItem('pages of this test')) + 1;
      sessionStorage.setItem('pages of this test', `${pages}`);
      let state = [...`${name} ${pages}`].reduce(
        (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
        seed,
      );
      const random = crypto.getRandomValues.bind(crypto);
      const drawn = (): number => {
        // Mulberry32.
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return (t ^ (t >>> 14)) >>> 0;
      };
      crypto.getRandomValues = (into) => {
        if (!(into instanceof Uint32Array)) return random(into);
        into.forEach((_, at) => {
          into[at] = drawn();
        });
        return into;
      };
    },
    { seed, name },
  );
