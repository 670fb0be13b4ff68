/** Jobs handed to a worker: what it answers, what it cannot do, and where there is none. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply, Request } from '../../../src/app/worker/ask.ts';
import { survey, type Tiles } from '../../../src/rules/mighty-empires/land/survey.ts';

type Hears = (event: { readonly data: Reply }) => void;
type Behaviour = (request: Request, say: Hears, stop: () => void) => void;

let behaviour: Behaviour;
let called = 0;
class Aside {
  readonly #heard: Hears[] = [];
  readonly #stopped: (() => void)[] = [];
  constructor(address: URL, how: { readonly type: string }) {
    called++;
    expect(address.href).toContain('way-in.ts');
    expect(how.type).toBe('module');
  }
  addEventListener(kind: string, heard: Hears & (() => void)): void {
    (kind === 'message' ? this.#heard : this.#stopped).push(heard);
  }
  postMessage(request: Request): void {
    const told = structuredClone(request);
    queueMicrotask(() =>
      behaviour(
        told,
        (event) => {
          for (const heard of this.#heard) heard(event);
        },
        () => {
          for (const stopped of this.#stopped) stopped();
        },
      ),
    );
  }
  terminate(): void {}
}
beforeEach(() => {
  called = 0;
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());
const lay = async (players: number) => {
  const { ask } = await import('../../../src/app/worker/ask.ts');
  return ask('lay mighty-empires', players, 1);
};

test('each caller gets the answer to their own question, whichever comes first, from one worker', async () => {
  vi.stubGlobal('Worker', Aside);
  const held: (() => void)[] = [];
  behaviour = ({ id, given }, say) => {
    held.push(() => say({ data: { id, done: given[0] } }));
    if (held.length === 2) for (const answer of held.toReversed()) answer();
  };
  expect(await Promise.all([lay(2), lay(6)])).toEqual([2, 6]);
  expect(called).toBe(1);
});

test('a job that fails in the worker fails for its caller, and is not tried again on the page', async () => {
  vi.stubGlobal('Worker', Aside);
  behaviour = ({ id }, say) => say({ data: { id, failed: 'RangeError: No map for 9 players' } });
  await expect(lay(3)).rejects.toThrow('No map for 9 players');
});

test('where the worker stops, or there is none, the page lays the land itself; the next job calls another worker', async () => {
  const capitals = (tiles: Tiles): number => survey(tiles).capitals.length;
  expect(capitals(await lay(3))).toBeGreaterThanOrEqual(3);
  vi.stubGlobal('Worker', Aside);
  behaviour = (_request, _say, stop) => stop();
  expect(capitals(await lay(3))).toBeGreaterThanOrEqual(3);
  expect(capitals(await lay(3))).toBeGreaterThanOrEqual(3);
  expect(called).toBe(2);
});
