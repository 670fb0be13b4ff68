/** Jobs handed to a worker, so that the page goes on answering taps. It is called when first something is asked of it. */
import type { Done, Given, Job } from './jobs.ts';

export interface Request {
  readonly id: number;
  readonly job: Job;
  readonly given: readonly unknown[];
}
export type Reply =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: string };

interface Waiting {
  readonly resolve: (done: never) => void;
  readonly reject: (why: Error) => void;
}
/** The job itself threw: it would on the page, too. */
class JobFailed extends Error {}

/** A question within this many milliseconds finds the worker still running. */
const IDLE = 30_000;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let leave: ReturnType<typeof setTimeout> | undefined;
let last = 0;

const dismiss = (): void => {
  worker?.terminate();
  worker = undefined;
};
const fail = (why: string): void => {
  dismiss();
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
};
function called(): Worker {
  clearTimeout(leave);
  if (worker) return worker;
  worker = new Worker(new URL('./way-in.ts?beside', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('done' in data) caller?.resolve(data.done as never);
    else caller?.reject(new JobFailed(data.failed));
    if (waiting.size === 0) leave = setTimeout(dismiss, IDLE);
  });
  worker.addEventListener('error', () => fail('the worker stopped'));
  return worker;
}
const onPage = async <J extends Job>(job: J, given: Given<J>): Promise<Done<J>> => {
  const { jobs } = await import('./jobs.ts');
  return (jobs[job] as unknown as (...given: Given<J>) => Promise<Done<J>>)(...given);
};

/** Has a job done aside; on the page where no worker can be had, or where it stops. @throws what the job throws */
export async function ask<J extends Job>(job: J, ...given: Given<J>): Promise<Done<J>> {
  if (typeof Worker === 'undefined') return onPage(job, given);
  try {
    const by = called();
    return await new Promise<Done<J>>((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      by.postMessage({ id: last, job, given } satisfies Request);
    });
  } catch (why) {
    if (why instanceof JobFailed) throw why;
    return onPage(job, given);
  }
}
