/** What becomes of captives nobody rescued: ransomed at a price both agree on, sold, or kept as Drugged. */
import * as v from 'valibot';
import { type Asking, count, minded, unlessAny } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { abandonRescues, pointless } from '../battle/off.ts';
import { slaversShare } from '../charts/battles.ts';
import {
  against,
  countArg,
  define,
  exist,
  hasCaptives,
  hasFigures,
  isOver,
  nameArg,
  partOff,
  pieceArg,
  poor,
} from '../define.ts';
import { kept } from '../figures.ts';
import { druggedFigure, joinedBy, joining } from '../roll/drugged.ts';
import { worsened } from '../roll/structure.ts';
import type { State } from '../state.ts';
import { captivesAmong, countOf, heldBy, notHolder, scattered, takenFrom, undecided } from './queries.ts';

const some = v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(60));

export const ransom = define({
  id: 'ransom',
  rule: 'ch.captives.ransom',
  title: say('Ransom captives'),
  args: v.object({ captives: some, price: countArg }),
  *asks(state, seat) {
    yield* unlessAny(isOver(state));
    const captives = yield* captivesAmong(say('Who goes home?'), () => [
      ...takenFrom(state, seat),
      ...heldBy(state, seat),
    ]);
    const first = state.captives[captives[0] ?? ''];
    yield* unlessAny(
      scattered(state, captives),
      first &&
        first.seat !== seat &&
        first.holder !== seat &&
        against('ch.captives.ransom', say('They are neither your own figures nor your captives.')),
    );
    const price = yield* count('price', {
      text: say('Ransom, in gold'),
      from: 0,
      to: state.realms[first?.seat ?? seat]?.gold ?? 0,
      against: (one) => first && poor(state, first.seat, one),
    });
    return { captives, price };
  },
  applies: (state, { captives }) => hasCaptives(state, captives),
  brief(state, { captives, price }, { seat }) {
    const { seat: owner = seat, holder = seat } = state.captives[captives[0] ?? ''] ?? {};
    return {
      seat,
      owner,
      holder,
      captives,
      price,
      count: countOf(state, captives),
      over: pointless(state, captives),
    };
  },
  *run({ seat, owner, holder, captives, price, count, over }) {
    const rule = 'ch.captives.ransom';
    const other = yield* dissent([seat === owner ? holder : owner], {
      rule,
      text: say('{seat} proposes a ransom of {price} gold for {count} captives.', { seat, price, count }),
    });
    if (other !== undefined) return yield* note('ransom-refused', rule, { seat, other, price });
    yield* change({ type: 'gold', seat: owner, amount: -price });
    yield* change({ type: 'gold', seat: holder, amount: price });
    for (const captive of captives) yield* change({ type: 'captiveHome', captive });
    yield* note('ransomed', rule, { seat: owner, holder, price, count });
    yield* abandonRescues(over);
  },
});

/** What slavers pay: half the base cost of each, rounded down. */
export const slaversPay = (state: State, ids: readonly string[]): number =>
  ids.reduce((sum, id) => {
    const captive = state.captives[id];
    const cost = captive ? (state.figures[captive.figure]?.cost ?? 0) : 0;
    return sum + (captive?.count ?? 0) * Math.floor(cost / slaversShare);
  }, 0);

/** Some of a player's captives for whom no rescue comes any more. */
function* inHand(state: State, seat: Seat, text: Text): Asking<readonly string[]> {
  const captives = yield* captivesAmong(
    text,
    () => heldBy(state, seat),
    (one) => notHolder(state, seat, one),
  );
  yield* unlessAny(undecided(state, captives));
  return captives;
}

export const sellCaptives = define({
  id: 'sell-captives',
  rule: 'ch.captives.slavers',
  title: say('Sell captives to slavers'),
  args: v.object({ captives: some }),
  *asks(state, seat) {
    yield* unlessAny(isOver(state));
    return { captives: yield* inHand(state, seat, say('Which captives do you sell?')) };
  },
  applies: (state, { captives }) => hasCaptives(state, captives),
  brief: (state, { captives }, { seat }) => ({
    seat,
    captives,
    count: countOf(state, captives),
    gold: slaversPay(state, captives),
    over: pointless(state, captives),
  }),
  *run({ seat, captives, count, gold, over }) {
    for (const captive of captives) yield* change({ type: 'captiveGone', captive });
    yield* change({ type: 'gold', seat, amount: gold });
    yield* note('sold', 'ch.captives.slavers', { seat, count, gold });
    yield* abandonRescues(over);
  },
});

export const keepDrugged = define({
  id: 'keep-drugged',
  rule: 'ch.drugged',
  title: say('Keep captives as Drugged'),
  args: v.object({
    captives: some,
    /** What they become on the keeper's own list; the warband they join, or null: a new one of that name. */
    figure: pieceArg,
    warband: v.optional(v.nullable(pieceArg), null),
    name: v.optional(nameArg, ''),
  }),
  *asks(state, seat) {
    yield* unlessAny(
      isOver(state),
      partOff(state, 'special'),
      state.realms[seat]?.army !== 'stygians' && against('ch.drugged', say('Only Stygians keep captives.')),
    );
    const captives = yield* inHand(state, seat, say('Which captives do you keep?'));
    const figure = yield* druggedFigure(state, seat, say('What do they become?'), (one) =>
      state.figures[one]?.nature !== 'drugged' || state.figures[one]?.seat !== seat
        ? against('ch.drugged', say('They can become only Drugged from your own army list.'))
        : undefined,
    );
    yield* unlessAny(
      captives.some((id) => !isKept(state, id)) &&
        against('ch.drugged', say('You can keep only humans, elves, dwarves, orcs and goblins.')),
    );
    const into = yield* joining(state, seat, figure);
    yield* minded(
      ...worsened(state, seat, joinedBy(state, seat, figure, countOf(state, captives), into.warband)),
    );
    return { captives, figure, ...into };
  },
  applies: (state, { captives, figure }) => exist(hasCaptives(state, captives), hasFigures(state, [figure])),
  brief: (state, { captives, figure, warband, name }, { seat, order }) => ({
    seat,
    captives,
    figure,
    called: state.figures[figure]?.name ?? '',
    kind: state.figures[figure]?.warband ?? '',
    count: countOf(state, captives),
    into: warband !== null && Object.hasOwn(state.warbands, warband) ? warband : null,
    id: order,
    name,
    over: pointless(state, captives),
  }),
  *run({ seat, captives, figure, called, kind, count, into, id, name, over }) {
    for (const captive of captives) yield* change({ type: 'captiveGone', captive });
    const warband = into ?? id;
    if (into === null)
      yield* change({
        type: 'raised',
        id,
        seat,
        name: name === '' ? called : name,
        kind,
        individual: false,
        place: 'field',
      });
    yield* change({ type: 'joined', warband, figure, raised: {}, spent: 0, fit: count });
    yield* note('drugged', 'ch.drugged', { seat, count });
    yield* abandonRescues(over);
  },
});
export const isKept = (state: State, id: string): boolean => {
  const captive = state.captives[id];
  const race = captive && state.figures[captive.figure]?.race;
  return race !== undefined && kept.includes(race);
};
