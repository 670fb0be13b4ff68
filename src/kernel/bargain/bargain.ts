/**
 * A bargain between two players: goods go each way if the other will have it. A book brings its goods as rows and what is its own;
 * the questions, the refusals, what both sides read and the passing on are the same in every book.
 */
import * as v from 'valibot';
import { mindedLater, pick, unlessAny, type Why } from '../asks.ts';
import { dissent } from '../assent.ts';
import type { Json } from '../json.ts';
import { against, pieceArg } from '../offers.ts';
import { choose, note, type Procedure } from '../procedure.ts';
import type { NoteId, Seat } from '../question.ts';
import { type AnyOrder, type Frozen, type Order, order, type Remark } from '../ruleset.ts';
import { say, type Text } from '../text.ts';
import { type AnyGood, asksFor, type Facts, type Good, goodsOf, type Lot } from './goods.ts';

type Rows<S> = { readonly [name: string]: AnyGood<S> };
/** What one side gives, as it stands in the arguments. */
type Side<G> = {
  // biome-ignore lint/suspicious/noExplicitAny: of a row only what stands in the arguments is asked for
  readonly [K in keyof G]: G[K] extends Good<any, any, any, infer V> ? V : never;
};
interface Two {
  readonly seat: Seat;
  readonly other: Seat;
}
/** What changes hands, as a brief has it. */
export interface Deal extends Two {
  readonly gives: Json;
  readonly takes: Json;
  /** Who answers for the other side, if they do not. */
  readonly by?: Seat;
  /** Of pieces whose row keeps something, by id. Absent in what an earlier app wrote. */
  readonly known?: { readonly [id: string]: Facts };
}
/** `G` its goods, `X` what the brief holds besides. */
interface Book<S, X, G> extends Pick<Order<S, never>, 'id' | 'rule' | 'title'> {
  readonly goods: G;
  /** A side with nothing in it may be left out of an entry. */
  readonly spare?: true;
  /** The note of a bargain that is turned down. */
  readonly refused: NoteId;
  /** How the other side answers, where it is not asked as motions are. */
  readonly answers?: { readonly label: string; readonly yes: string; readonly no: string };
  hasRealm(state: S, seat: Seat): true | Remark;
  shut?(state: S, seat: Seat): readonly (Why | false)[];
  /** All seats, if it is not said. */
  partners?(state: S): readonly Seat[];
  /** Why this player cannot be bargained with now. */
  apart?(state: S, other: Seat): Why;
  /** Why a player cannot give all this for all that. */
  unfit?(state: S, seat: Seat, gives: Side<G>, gets: Side<G>): Why;
  minds?(state: S, two: Two, gives: Side<G>, takes: Side<G>): readonly Remark[];
  /** It goes over unasked. */
  free?(gives: Side<G>, takes: Side<G>): boolean;
  /** Who answers for a player. */
  speaker?(state: S, seat: Seat): Seat;
  extras?(state: S, two: Two): X;
  /** What is told before anything is passed on. */
  struck?(deal: Deal, exchange: Json): Procedure<never>;
}
interface Args<G> {
  readonly with: Seat;
  readonly gives: Side<G>;
  readonly takes: Side<G>;
}
/** The order with what its page reads of it. */
export interface Bargain<S, C> extends AnyOrder<S, C> {
  readonly goods: Rows<S>;
  readonly free: (deal: Deal) => boolean;
  /** Exactly what changes hands, in one sentence; undefined where nothing does. */
  readonly exchange: (deal: Deal) => Text | undefined;
}
// biome-ignore lint/suspicious/noExplicitAny: a page reads the bargain of any book
export type AnyBargain = Bargain<any, any>;

type Table = { readonly seats: readonly Seat[] };
function made<S extends Table, C, X extends object, G extends Rows<S>>(book: Book<S, X, G>): Bargain<S, C> {
  const { id, rule, title, goods, answers } = book;
  /** Each thing of some sides, with its row. */
  const lots = (...sides: readonly unknown[]): readonly (readonly [AnyGood<S>, Lot])[] =>
    sides.flatMap((side) =>
      Object.entries(goods).flatMap(([name, good]) =>
        good.lots((side as { readonly [name: string]: unknown })[name]).map((lot) => [good, lot] as const),
      ),
    );
  const nothing = against(rule, say('Nothing changes hands yet.'));
  function exchange({ seat, other: otherSeat, known = {}, ...deal }: Deal): Text | undefined {
    const [gives = [], takes = []] = [deal.gives, deal.takes].map((side) =>
      lots(side).map(([good, lot]) => good.said({ ...known[lot.id], ...lot })),
    );
    if (gives.length + takes.length === 0) return undefined;
    const all = { seat, otherSeat, gives, takes };
    if (takes.length === 0) return say('{seat} gives {otherSeat} {gives}, and gets nothing in return.', all);
    return gives.length === 0
      ? say('{otherSeat} gives {seat} {takes}, and gets nothing in return.', all)
      : say('{seat} gives {otherSeat} {gives}, and gets {takes} in return.', all);
  }
  const free = ({ gives, takes }: Deal): boolean => book.free?.(gives as Side<G>, takes as Side<G>) ?? false;
  /** Puts it to the other side. */
  function* agreed(deal: Deal): Procedure<never, boolean> {
    const { other, by = other } = deal;
    const text = say('{exchange} Is it a bargain?', { exchange: exchange(deal) ?? nothing.why });
    const [yes, no] = [say('Accept the bargain'), say('No')];
    if (!answers) return (yield* dissent([by], { rule, text, yes, no })) === undefined;
    const from = { [answers.yes]: yes, [answers.no]: no };
    return (yield* choose(answers.label, { by, rule, text, from })) === answers.yes;
  }
  function* asksSide(side: 'gives' | 'takes', state: S, from: Seat, to: Seat) {
    const all: { [name: string]: unknown } = {};
    const text = side === 'gives' ? say('What do you give?') : say('What do you get?');
    for (const [name, good] of Object.entries(goods))
      all[name] = yield* asksFor(good, state, { from, to }, `${side}.${name}`, text);
    return all as Side<G>;
  }
  const side = v.object(Object.fromEntries(Object.entries(goods).map(([name, { arg }]) => [name, arg])));
  const either = book.spare ? v.optional(side, {}) : side;
  const given = order<S, C>()<Args<G>, Deal & X>({
    id,
    rule,
    title,
    args: v.object({ with: pieceArg, gives: either, takes: either }) as never,
    *asks(state, seat) {
      yield* unlessAny(...(book.shut?.(state, seat) ?? []));
      const other = yield* pick('with', {
        text: say('Who do you bargain with?'),
        among: () => (book.partners?.(state) ?? state.seats).filter((one) => one !== seat),
        against: (one) =>
          one === seat || !state.seats.includes(one)
            ? against(rule, say('You cannot bargain with yourself.'))
            : book.apart?.(state, one),
        none: against(rule, say('There is no one you can bargain with.')),
      });
      const gives = yield* asksSide('gives', state, seat, other);
      const takes = yield* asksSide('takes', state, other, seat);
      yield* unlessAny(
        lots(gives, takes).length === 0 && nothing,
        book.unfit?.(state, seat, gives, takes),
        book.unfit?.(state, other, takes, gives),
      );
      yield* mindedLater(() => book.minds?.(state, { seat, other }, gives, takes) ?? []);
      return { with: other, gives, takes } as Frozen<Args<G>>;
    },
    applies(state, { with: other, gives, takes }, seat) {
      const named = lots(gives, takes).map(([good, lot]) => good.there?.(state, lot.id) ?? true);
      return (
        [book.hasRealm(state, seat), book.hasRealm(state, other), ...named].find((test) => test !== true) ??
        true
      );
    },
    brief(state, { with: other, gives, takes }, { seat }) {
      const known = lots(gives, takes).flatMap(([{ facts }, lot]) =>
        facts ? [[lot.id, facts(state, lot.id)] as const] : [],
      );
      return {
        seat,
        other,
        gives: gives as Json,
        takes: takes as Json,
        ...(book.speaker && { by: book.speaker(state, other) }),
        ...(known.length > 0 && { known: Object.fromEntries(known) }),
        ...(book.extras?.(state, { seat, other }) as X),
      };
    },
    *run(brief) {
      const { seat, other, gives, takes, known = {} } = brief;
      if (!free(brief) && !(yield* agreed(brief))) return yield* note(book.refused, rule, { seat, other });
      if (book.struck) yield* book.struck(brief, (exchange(brief) ?? nothing.why) as unknown as Json);
      for (const [from, to, goes] of [
        [seat, other, gives],
        [other, seat, takes],
      ] as const)
        for (const [good, lot] of lots(goes))
          yield* good.pass({ from, to }, { ...known[lot.id], ...lot }, brief);
    },
  });
  return { ...given, goods, free, exchange };
}

/** The makers of goods and of the order, for a book whose state is `S` and whose changes are `C`. */
export const bargains = <S extends Table, C, X extends object = object>() => ({
  ...goodsOf<S, C, X & Two>(),
  bargain: <G extends Rows<S>>(book: Book<S, X, G>): Bargain<S, C> => made(book),
});
