/** Out of stack or of memory: the phone's fault and no verdict, since another phone has more. Never answered with a flag. */
export const isPhoneFault = (problem: unknown): boolean =>
  problem instanceof RangeError
    ? /stack|memory|allocation/i.test(problem.message)
    : problem instanceof Error && problem.name === 'InternalError';

/** For whatever catches what a line brings about. @throws what is the phone's fault */
export function unlessPhoneFault(problem: unknown): void {
  if (isPhoneFault(problem)) throw problem;
}
