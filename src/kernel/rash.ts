/** What rash players try: at each question of an order some answers, open and closed, and some that are none. Nothing is given. */
import type { GenericSchema } from 'valibot';
import { parse } from './args.ts';
import { verdict } from './asking.ts';
import { ALL, type Ask } from './asks.ts';
import { type Source, seeded } from './bot.ts';
import { type AnyGame, reach, stateOf } from './game.ts';
import type { Json } from './json.ts';
import { askForAll, pick } from './probing.ts';
import type { Seat } from './question.ts';
import { spoilt } from './spoilt.ts';

/** As many answers to one question are tried. */
const TRIED = 24;
/**
 * Tries an order as rash players would: at each of its questions some answers, open and closed, and one that does not exist.
 * What speaks against each is heard as the one who gives it would hear it; then it goes on from one that is open.
 * @param also what lies on the table and may not be among the answers: pieces, tiles, seats
 */
function tryOut(game: AnyGame, seat: Seat, id: string, also: readonly string[], source: Source): void {
  const order = game.ruleset.orders[id];
  if (!order) return;
  const asking = order.asks(stateOf(game), seat, game.books.get(seat));
  let answer: Json | undefined;
  for (let step = asking.next(); !step.done; step = asking.next(answer)) {
    const { value } = step;
    answer = undefined;
    if ('shut' in value) {
      reach(game, value.shut.rule);
      return;
    }
    if ('mind' in value) {
      for (const { rule } of value.mind()) reach(game, rule);
      continue;
    }
    const open = rashAnswers(order.args, value, also, source).filter((one) => {
      const why = verdict(value, one);
      if (why) reach(game, why.rule);
      return !why;
    });
    if (open.length === 0) return;
    answer = pick(open, source);
  }
}
function rashAnswers(args: object, ask: Ask, also: readonly string[], source: Source): readonly Json[] {
  const shape = shapeOf(args, ask.label);
  const some = (all: readonly Json[]): readonly Json[] =>
    all.length > TRIED ? Array.from({ length: TRIED }, () => pick(all, source)) : all;
  /** What is no answer, and yet of the shape of one, as it is read: any app may write it. */
  const shaped = (all: readonly Json[]): readonly Json[] =>
    all.flatMap((one) => {
      const read = shape && parse(shape, one);
      return read?.ok ? [read.value as Json] : [];
    });
  const strangers = (): readonly Json[] =>
    shaped(['nobody', 'q99r99', null, 99, ...also].flatMap((one): readonly Json[] => [one, [one]]));
  switch (ask.ask) {
    case 'pick':
      return [...some(ask.among()), ...strangers()];
    case 'some': {
      const all = ask.among();
      const often = [...all, ...all, ...all];
      return [[], ...some(all).map((one) => [one]), all.filter(() => source(2) === 0), often, ...strangers()];
    }
    case 'count':
      return [ask.from - 1, ask.from, ask.to, ask.to + 1, ask.from + source(Math.max(1, ask.to - ask.from))];
    case 'words':
      return [...new Set(['', `N${source(1_000_000)}`, ...(ask.suggest ? [ask.suggest()] : [])])];
    case 'given':
      return ask.value === undefined ? [] : [ask.value, ...strangers()];
    case 'split':
    case 'whole': {
      const suggested = ask.suggest?.() as Json | undefined;
      const begun: readonly Json[] = suggested === undefined ? [{}, []] : [suggested];
      const names = [...(ask.ask === 'split' ? ask.among() : []), ...also];
      return [...shaped(begun), ...some(shaped(begun.flatMap((one) => spoilt(one, names, source))))];
    }
  }
}
function shapeOf(args: object, label: string): GenericSchema | undefined {
  if (label === ALL) return args as GenericSchema;
  const entries = 'entries' in args ? (args.entries as { readonly [label: string]: GenericSchema }) : {};
  return entries[label];
}

/** Every order as it stands, and half of them as rash players would give them. @param also see `tryOut` */
export function tryAll(game: AnyGame, seat: Seat, also: readonly string[]): void {
  askForAll(game, seat);
  const source = asTheyLook(game);
  for (const id of Object.keys(game.ruleset.orders))
    if (source(2) === 0) tryOut(game, seat, id, also, source);
}
/** A few times each, for orders that have their moment now. @param also see `tryOut` */
export function tryThese(game: AnyGame, seat: Seat, ids: readonly string[], also: readonly string[]): void {
  const source = asTheyLook(game);
  for (const id of ids) for (let n = 0; n < 4; n++) tryOut(game, seat, id, also, source);
}
/** Bots look about by a chance of their own: what they try never changes what they do. */
const asTheyLook = ({ counts }: AnyGame): Source => seeded(counts.orders);
