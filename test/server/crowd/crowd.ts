/** A crowd at the rendezvous: the server and its phones in processes of their own, for one has not files enough for both. */
import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';

export interface Cost {
  /** Bytes resident. */
  readonly memory: number;
  /** Milliseconds of the processor so far. */
  readonly used: number;
  /** The server's clock, in milliseconds. */
  readonly at: number;
}
export interface Crowd {
  /** Phones that are connected, and those that were turned away or dropped. */
  readonly count: () => Promise<{ readonly open: number; readonly lost: number }>;
  readonly cost: () => Promise<Cost>;
  /** The first phone calls the last one. @returns who was heard there */
  readonly call: () => Promise<string>;
  readonly empty: Cost;
  readonly end: () => void;
}

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((done, failed) => {
    const over = (code: number | null): void =>
      failed(new Error(`a process of the crowd ended with ${code}`));
    child.once('exit', over);
    child.once('message', (said) => {
      child.off('exit', over);
      done(said as T);
    });
  });
const asked = <T>(child: ChildProcess, question: object = {}): Promise<T> => {
  const answer = heard<T>(child);
  child.send(question);
  return answer;
};
const started = (file: string, ...args: readonly (string | number)[]): ChildProcess =>
  fork(resolve('test/server/crowd', file), args.map(String), { execArgv: ['--expose-gc'] });

/** @param kind the rendezvous, or a bare server of sockets that keeps nothing @throws Error where a process ends early */
export async function crowd(kind: 'rendezvous' | 'bare', phones: number): Promise<Crowd> {
  const server = started('serve.mjs', kind);
  const { port } = await heard<{ port: number }>(server);
  const empty = await asked<Cost>(server);
  const half = Math.ceil(phones / 2);
  const halves = [
    started('phones.mjs', port, 0, half),
    started('phones.mjs', port, half, phones - half),
  ] as const;
  await Promise.all(halves.map((one) => heard(one)));
  const [first, last] = halves;
  return {
    empty,
    cost: () => asked<Cost>(server),
    async count() {
      const all = await Promise.all(halves.map((one) => asked<{ open: number; lost: number }>(one)));
      return {
        open: all.reduce((sum, { open }) => sum + open, 0),
        lost: all.reduce((sum, { lost }) => sum + lost, 0),
      };
    },
    async call() {
      const there = heard<{ heard: string }>(last);
      first.send({ call: `phone-${half}` });
      return (await there).heard;
    },
    end() {
      for (const one of [...halves, server]) one.disconnect();
    },
  };
}
