/** Long work in steps, between which others have their turn: taps are answered, and what is under way shows how far it is. */

/** How far work has come; given after each of its steps. */
export interface Step {
  readonly done: number;
  readonly of: number;
}
/** Work that rests now and then, and comes to something. It says how far it is where that can be told. */
export type Steps<T> = Generator<Step | undefined, T, undefined>;

/** What a phone lets happen between steps. */
export interface Pace {
  /** Resolves once others have had their turn; undefined while they need none. */
  rest(step?: Step): Promise<void> | undefined;
  /** The work that rested is done. */
  over(): void;
}

/** Of lines of a book, so many are gone through between two rests. */
const MANY = 256;
/** Goes through some things, resting now and then. */
export function* each<T>(things: readonly T[], use: (thing: T, at: number) => void): Steps<void> {
  for (const [at, thing] of things.entries()) {
    use(thing, at);
    if (at % MANY === MANY - 1) yield;
  }
}
/** Does something again and again until it comes to nothing more, resting now and then. */
export function* again(work: () => boolean): Steps<void> {
  for (let times = 1; work(); times++) if (times % MANY === 0) yield;
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Without a pace, or where it asks for no rest, all is done before anything else is. */
export async function paced<T>(steps: Steps<T>, pace: Pace | undefined): Promise<T> {
  if (!pace) return atOnce(steps);
  // From here on its time is counted: what comes before its first rest counts, too.
  let rest = pace.rest();
  try {
    for (;;) {
      if (rest) await rest;
      const step = steps.next();
      if (step.done) return step.value;
      rest = pace.rest(step.value);
    }
  } finally {
    pace.over();
  }
}
