/** What a player has answered so far of the questions of one order, on its page. */
import { createMemo, untrack } from 'solid-js';
import { type Asks, candidates, hopeless } from '../../../../kernel/ahead.ts';
import { parse } from '../../../../kernel/args.ts';
import { type Asked, answerTo, asked, type Said, verdict } from '../../../../kernel/asking.ts';
import type { Ask, Why } from '../../../../kernel/asks.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { AnyOrder } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';

/** How a page answers questions by itself, before anybody has. */
export interface Begin {
  readonly first?: (label: string) => boolean;
  readonly all?: (label: string) => boolean;
  readonly blank?: (label: string) => boolean;
  /** Left out, where it may be. */
  readonly unasked?: (label: string) => boolean;
  readonly with?: (label: string, said: Said) => Json | undefined;
}
export interface Candidate {
  readonly one: Json;
  readonly why?: Why;
}
export interface Stands extends Asked<Json> {
  readonly said: Said;
}

const beforeIt = (said: Said, answered: readonly Ask[], label: string): Said => {
  const at = answered.findIndex((ask) => ask.label === label);
  const before = at < 0 ? answered : answered.slice(0, at);
  return Object.fromEntries(
    before.flatMap((ask) => (Object.hasOwn(said, ask.label) ? [[ask.label, said[ask.label] as Json]] : [])),
  );
};

/** Whether it is a yes or no that is no until somebody says yes. */
export const isSwitch = (ask: Ask): boolean =>
  ask.ask === 'pick' && ask.called === undefined && ask.among()[0] === false;

/** What speaks as well against all that is picked without it is no fault of this one. */
function blamed(
  asks: Asks<unknown>,
  before: Said,
  ask: Ask & { ask: 'some' },
  picked: readonly string[],
  each: Candidate,
): Candidate {
  const { one, why } = each;
  const others = picked.filter((other) => other !== one);
  if (!why || others.length < (ask.least ?? 1) || verdict(ask, [...others, one as string])) return each;
  return hopeless(asks, { ...before, [ask.label]: others })?.rule === why.rule ? { one } : each;
}

/** Each candidate with what speaks against it. What speaks against all that comes before is said once, and not of each of them. */
function judged(
  asks: Asks<unknown>,
  before: Said,
  ask: Ask,
  picked: readonly string[] = [],
): readonly Candidate[] {
  if (!asked(asks(), before).why) {
    const all = candidates(asks, before, ask, picked);
    return ask.ask === 'some' ? all.map((each) => blamed(asks, before, ask, picked, each)) : all;
  }
  if (ask.ask !== 'pick' && ask.ask !== 'some') return [];
  return ask.among().map((one: Json) => {
    const others = picked.filter((other) => other !== one);
    const why = verdict(ask, ask.ask === 'some' ? [...others, one as string] : one);
    return why ? { one, why } : { one };
  });
}

/** The one that is open, where there is just one; a number, a name or a share that the rules suggest. Nobody leaves a thing out unasked. */
function byItself(asks: Asks<unknown>, said: Said, ask: Ask, begin: Begin): Json | undefined {
  const first = begin.first?.(ask.label) === true;
  switch (ask.ask) {
    case 'pick': {
      if (isSwitch(ask)) return false;
      const all = judged(asks, said, ask);
      if (begin.unasked?.(ask.label) && all[0]?.one === null) return null;
      const [one, ...others] = all.filter(({ why }) => !why);
      return (first || others.length === 0) && (one?.one !== null || all.length === 1) ? one?.one : undefined;
    }
    case 'some': {
      const open = judged(asks, said, ask).flatMap(({ one, why }) => (why ? [] : [one as string]));
      if (begin.all?.(ask.label)) return together(asks, said, ask, open);
      const alone = first || (open.length === 1 && ask.least !== 0);
      return alone && open[0] !== undefined ? [open[0]] : ask.least === 0 ? [] : undefined;
    }
    case 'count':
      return ask.from <= ask.to ? ask.from : undefined;
    case 'split':
      return ask.suggest();
    case 'whole':
    case 'words':
      return ask.suggest?.();
    case 'given':
      return undefined;
  }
}

/** All that may go along with one another, so that something can follow. */
function together(
  asks: Asks<unknown>,
  said: Said,
  ask: Ask & { ask: 'some' },
  open: readonly string[],
): Json {
  const shut = asked(asks(), said).why !== undefined;
  const picked: string[] = [];
  for (const one of open) {
    const all = [...picked, one];
    if (!verdict(ask, all) && (shut || !hopeless(asks, { ...said, [ask.label]: all }))) picked.push(one);
  }
  return picked;
}

/** What is looked past for what follows, though nobody has said it yet. */
const unsaid = ({ ask }: Ask): Json | undefined => (ask === 'words' ? '' : ask === 'split' ? {} : undefined);

/** Whether as many were picked everywhere as have to be. */
const enough = (answered: readonly Ask[], said: Said): boolean =>
  answered.every(
    (ask) => ask.ask !== 'some' || (answerTo(ask, said) as readonly Json[]).length >= (ask.least ?? 1),
  );

/** Runs the questions past what speaks against an answer, and answers what needs nobody. */
export function filled(asks: Asks<unknown>, given: Said, begin: Begin = {}): Stands {
  let said = given;
  let whole = true;
  for (;;) {
    const { args, ...stands } = asked(asks(), said, true) as Asked<Json>;
    const { next } = stands;
    if (!next)
      return {
        ...stands,
        said,
        ...(whole && enough(stands.answered, said) && args !== undefined && { args }),
      };
    const begun = begin.with?.(next.label, said);
    const blank = begun === undefined && begin.blank?.(next.label);
    const own = begun === undefined && !blank ? byItself(asks, said, next, begin) : begun;
    const value = own === undefined ? unsaid(next) : own;
    if (value === undefined) return { ...stands, said };
    whole &&= own !== undefined;
    said = { ...said, [next.label]: value };
  }
}

/** Arguments as answers: what stands within an argument is answered by its path, so that it can be said otherwise. */
function byPath(asks: Asks<unknown>, given: Said, begin: Begin): Said {
  const within = filled(asks, given, begin).answered.filter(({ label }) => label.includes('.'));
  const outer = new Set(within.map(({ label }) => label.split('.')[0]));
  const known = within.flatMap((ask) => {
    const value = answerTo(ask, given);
    return value === undefined ? [] : [[ask.label, value] as const];
  });
  const others = Object.entries(given).filter(([name]) => !outer.has(name));
  return Object.fromEntries([...others, ...known]);
}

/** The most of a number that is open, as it stands. */
export function most(ask: Ask & { ask: 'count' }): number {
  if (!ask.against) return ask.to;
  for (let n = verdict(ask, ask.to) ? Math.min(ask.to, ask.from + 1000) : ask.to; n > ask.from; n--)
    if (!verdict(ask, n)) return n;
  return ask.from;
}

/** Says something else: what was said after it and speaks against it now is asked again, or is as much of it as there can be. */
export function changed(asks: Asks<unknown>, said: Said, label: string, value: Json): Said {
  let now: Said = { ...said, [label]: value };
  for (;;) {
    const { why, answered } = asked(asks(), now);
    const last = answered.at(-1);
    if (!why || !last || last.label === label || !answered.some((ask) => ask.label === label)) return now;
    // What is held against all of it together takes nothing with it.
    if (!verdict(last, now[last.label] as Json)) return now;
    const { [last.label]: _, ...kept } = now;
    const less = last.ask === 'count' ? most(last) : undefined;
    now = less === undefined || less === now[last.label] ? kept : { ...kept, [last.label]: less };
  }
}

export interface Answers {
  /** What the page was opened with. */
  readonly given: Said;
  /** What was asked so far, the question that waits for its answer last. */
  readonly asks: () => readonly Ask[];
  readonly ask: (label: string) => Ask | undefined;
  readonly said: () => Said;
  /** The whole arguments, once all is answered. */
  readonly args: () => Json | undefined;
  /** Whom or what one may pick, each with what speaks against it. */
  readonly among: (label: string) => readonly Candidate[];
  readonly say: (label: string, value: Json | undefined) => void;
  /** Forgets all that was answered by hand, and begins with this. */
  readonly begin: (given: Said) => void;
}

/** @param given what the page was opened with */
export function createAnswers(order: string, given: Said, begin: Begin): Answers {
  const { view, seat } = useCampaign();
  const made = () => view().ruleset.orders[order] as AnyOrder<unknown, never>;
  const asksOf = createMemo((): Asks<unknown> => {
    const { table, ledgers } = view();
    const { asks } = made();
    return () => asks(table.rules, seat(), ledgers[seat()]);
  });
  const [byHand, setByHand] = chosenSignal<Said>(
    'answers',
    untrack(() => byPath(asksOf(), given, begin)),
  );
  const stands = createMemo(() => filled(asksOf(), byHand(), begin));
  const asks = createMemo(() => [...stands().answered, ...(stands().next ? [stands().next as Ask] : [])]);
  const ask = (label: string): Ask | undefined => asks().find((one) => one.label === label);
  /** Whether it is about something else from now on: what was picked for the first is not meant for the other. */
  const ofAnother = (label: string, value: Json): boolean => {
    const { [label]: before } = stands().said;
    return (
      ask(label)?.ask === 'pick' && typeof value !== 'boolean' && before !== undefined && before !== value
    );
  };
  /** What was asked after it stays as far as it was typed or counted. */
  const without = (all: Said, label: string): Said => {
    const at = asks().findIndex((one) => one.label === label);
    const later = asks().slice(at + 1);
    const goes = (name: string): boolean =>
      later.some((one) => one.label === name && !['words', 'count'].includes(one.ask));
    return Object.fromEntries(Object.entries(all).filter(([name]) => !goes(name)));
  };
  return {
    given,
    asks,
    ask,
    said: () => stands().said,
    args() {
      const { answered, said, args } = stands();
      if (args === undefined) return undefined;
      const trimmed = answered.flatMap(({ ask: kind, label }): readonly [string, Json][] =>
        kind === 'words' ? [[label, (said[label] as string).trim()]] : [],
      );
      const whole =
        trimmed.length === 0
          ? args
          : (asked(asksOf()(), { ...said, ...Object.fromEntries(trimmed) }, true).args as Json);
      // What is out of its bounds, or empty where it must not be, is no answer yet.
      return parse(made().args, whole).ok ? whole : undefined;
    },
    among(label) {
      const one = ask(label);
      const { said, answered } = stands();
      const picked = one?.ask === 'some' ? ((said[label] as readonly string[] | undefined) ?? []) : [];
      return one ? judged(asksOf(), beforeIt(said, answered, label), one, picked) : [];
    },
    say(label, value) {
      const { [label]: _, ...kept } = byHand();
      if (value === undefined) return void setByHand(kept);
      const others = ofAnother(label, value) ? without(kept, label) : kept;
      const said = ofAnother(label, value) ? without(stands().said, label) : stands().said;
      const now = changed(asksOf(), said, label, value);
      const { answered } = asked(asksOf()(), now, true);
      /** No longer asked of anybody: it follows from the rest. */
      const follows = (name: string): boolean =>
        this.ask(name)?.ask !== 'given' && answered.some((one) => one.label === name && one.ask === 'given');
      const next = Object.entries(now).filter(
        ([name]) => name === label || (Object.hasOwn(others, name) && !follows(name)),
      );
      setByHand(Object.fromEntries(next));
    },
    begin: (anew) => void setByHand(anew),
  };
}
