/** Where the worker comes in: it does one job after another, and answers each by its number. */
import type { Reply, Request } from './ask.ts';
import { jobs } from './jobs.ts';

const answer = (reply: Reply): void => globalThis.postMessage(reply);

addEventListener('message', ({ data: { id, job, given } }: MessageEvent<Request>) => {
  const work = jobs[job] as (...given: readonly unknown[]) => Promise<unknown>;
  work(...given).then(
    (done) => answer({ id, done }),
    (why: unknown) => answer({ id, failed: String(why) }),
  );
});
