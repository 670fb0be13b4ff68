/** What becomes of captives nobody rescued: ransomed at a price both agree on, sold, or kept as Drugged. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { abandonRescues, pointless } from '../battle/off.ts';
import { slaversShare } from '../charts/battles.ts';
import {
  against,
  all,
  countArg,
  define,
  hasCaptives,
  hasFigures,
  isOver,
  minding,
  nameArg,
  partOff,
  pieceArg,
  poor,
  unless,
} from '../define.ts';
import { kept } from '../figures.ts';
import { joinedBy } from '../roll/drugged.ts';
import { worsened } from '../roll/structure.ts';
import type { State } from '../state.ts';
import { countOf, notHolder, scattered, undecided } from './queries.ts';

const some = v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(60));

export const ransom = define({
  id: 'ransom',
  rule: 'ch.captives.ransom',
  title: say('Ransom captives'),
  args: v.object({ captives: some, price: countArg }),
  offered(state, seat, args) {
    const first = args && state.captives[args.captives[0] ?? ''];
    return unless(
      isOver(state),
      args && scattered(state, args.captives),
      first &&
        first.seat !== seat &&
        first.holder !== seat &&
        against('ch.captives.ransom', say('They are neither yours nor in your hands.')),
      first && poor(state, first.seat, args.price),
    );
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
  holds: ({ captives }) => captives,
});

/** What slavers pay: half the base cost of each, rounded down. */
export const slaversPay = (state: State, ids: readonly string[]): number =>
  ids.reduce((sum, id) => {
    const captive = state.captives[id];
    const cost = captive ? (state.figures[captive.figure]?.cost ?? 0) : 0;
    return sum + (captive?.count ?? 0) * Math.floor(cost / slaversShare);
  }, 0);

export const sellCaptives = define({
  id: 'sell-captives',
  rule: 'ch.captives.slavers',
  title: say('Sell captives to slavers'),
  args: v.object({ captives: some }),
  offered: (state, seat, args) =>
    unless(
      isOver(state),
      args && notHolder(state, seat, args.captives),
      args && undecided(state, args.captives),
    ),
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
  holds: ({ captives }) => captives,
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
  offered(state, seat, args) {
    const found = unless(
      isOver(state),
      partOff(state, 'special'),
      state.realms[seat]?.army !== 'stygians' && against('ch.drugged', say('Only Stygians keep captives.')),
      args && notHolder(state, seat, args.captives),
      args && undecided(state, args.captives),
      args &&
        (state.figures[args.figure]?.nature !== 'drugged' || state.figures[args.figure]?.seat !== seat) &&
        against('ch.drugged', say('They can only become Drugged of your list.')),
      args?.captives.some((id) => !isKept(state, id)) &&
        against('ch.drugged', say('Only humans, elves, dwarves, orcs and goblins can be kept.')),
    );
    if (!found.open || !args) return found;
    const { figure, warband, captives } = args;
    return minding(
      ...worsened(state, seat, joinedBy(state, seat, figure, countOf(state, captives), warband)),
    );
  },
  applies: (state, { captives, figure }) => all(hasCaptives(state, captives), hasFigures(state, [figure])),
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
  holds: ({ captives }) => captives,
});
export const isKept = (state: State, id: string): boolean => {
  const captive = state.captives[id];
  const race = captive && state.figures[captive.figure]?.race;
  return race !== undefined && kept.includes(race);
};
