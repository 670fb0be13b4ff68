/** Runs an order's questions as far as answers reach: what speaks against them, what is asked next, or the whole arguments. */
import { ALL, type Ask, type Asking, type Shares, type Why } from './asks.ts';
import type { Json } from './json.ts';
import type { Remark } from './remark.ts';

/** Answers by the name of the argument. */
export type Said = { readonly [label: string]: Json };
/** Where the questions stand with what was said so far. */
export interface Asked<A> {
  /** The first remark that speaks against what was said. */
  readonly why?: Remark;
  readonly mind: readonly Remark[];
  /** What was asked and answered, in order. */
  readonly answered: readonly Ask[];
  readonly next?: Ask;
  readonly args?: A;
}

/** What speaks against an answer of the right shape. */
export function verdict(ask: Ask, value: Json): Why {
  switch (ask.ask) {
    case 'some':
      return firstAgainst(ask, value as readonly string[]);
    case 'split':
      return ask.against?.(value as Shares);
    case 'count':
      return ask.against?.(value as number);
    case 'words':
      return ask.against?.(value as string);
    case 'given':
    case 'pick':
    case 'whole':
      return ask.against?.(value);
  }
}
function firstAgainst({ against }: Ask & { ask: 'some' }, picked: readonly string[]): Why {
  for (const [index, one] of picked.entries()) {
    const why = against?.(one, picked.slice(0, index));
    if (why) return why;
  }
  return undefined;
}

/** The answer to a question among these; a label `gives.gold` asks for `gold` within the argument `gives`. */
export function answerTo({ label }: Ask, said: Said | undefined): Json | undefined {
  if (label === ALL) return said;
  if (said && Object.hasOwn(said, label)) return said[label];
  const [outer = '', inner] = label.split('.');
  const within = inner !== undefined && said && Object.hasOwn(said, outer) ? said[outer] : undefined;
  return within && inner !== undefined ? answerTo({ label: inner } as Ask, within as Said) : undefined;
}

/**
 * @param said undefined where nothing at all was said, which a document with nothing in it is not
 * @param on goes on past what speaks against an answer, for what is given by agreement: what follows a question may not rely on its
 *   answer being open
 * @param known as many answers, from the first, are known to be open: looking ahead asks about none of them again
 */
export function asked<A>(asking: Asking<A>, said?: Said, on = false, known = 0): Asked<A> {
  const minds: (() => readonly Remark[])[] = [];
  const answered: Ask[] = [];
  let why: Why;
  let answer: Json | undefined;
  const stands = (more: Pick<Asked<A>, 'next' | 'args'>): Asked<A> => ({
    get mind() {
      return minds.flatMap((of) => of());
    },
    answered,
    ...(why && { why }),
    ...more,
  });
  for (;;) {
    const { done, value } = asking.next(answer);
    if (done) return stands({ args: value });
    answer = undefined;
    if ('mind' in value) minds.push(value.mind);
    else if ('shut' in value) why ??= value.shut;
    else {
      answer = answerTo(value, said);
      if (answer === undefined && value.ask === 'given') answer = value.value;
      if (answer === undefined) return stands({ next: value });
      if (answered.push(value) > known) why ??= verdict(value, answer);
    }
    if (why && !on) return stands({});
  }
}
