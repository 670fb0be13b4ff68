/** Lines as the naive reading takes them. Of src/log it knows the names of types alone. */
import type { BodyOf, Entry, KnownBody } from '../../src/log/entry.ts';

export interface Line extends Entry {
  readonly hash: string;
  readonly body: KnownBody;
}
export type Admit = Line & { readonly body: BodyOf<'admit'> };
export type Close = Line & { readonly body: BodyOf<'close'> };
export const isAdmit = (line: Line): line is Admit => line.body.kind === 'admit';
export const isClose = (line: Line): line is Close => line.body.kind === 'close';

/** Whether a seat's key proves a further phone: the model does not reckon signatures. */
export type Proves = (line: Admit, key: string) => boolean;

export const by = <T>(...keys: ((one: T) => number | string)[]) => {
  return (a: T, b: T): number => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1;
    return 0;
  };
};
