/** After a battle, first: the fate of everyone removed from play, the Hospital, captives, and the summoned dispelled. */
import * as v from 'valibot';
import { whole } from '../../../kernel/asks.ts';
import { change, choose, note, type Procedure, part, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { casualtyRecovery, type Fate, fateOf } from '../charts/battles.ts';
import type { Refund } from '../charts/gold.ts';
import { against, countArg, define, hasRealm, pieceArg, rowOf } from '../define.ts';
import type { Raised } from '../figures.ts';
import { settledNow, sittingOf } from '../sitting.ts';
import type { Sitting, State } from '../state.ts';
import { casualty, type Fallen, refund } from './fates.ts';
import { helpersOf } from './helpers.ts';

const tally = v.object({
  /** Removed from play, to be rolled for; and past all help: raised as skeletons, or eaten. */
  fell: v.optional(countArg, 0),
  lost: v.optional(countArg, 0),
});
const dispelled = v.object({
  wounded: v.optional(countArg, 0),
  killed: v.optional(countArg, 0),
  captured: v.optional(countArg, 0),
});
const args = v.object({
  battle: pieceArg,
  fallen: v.optional(v.record(pieceArg, v.record(pieceArg, tally)), {}),
  summoned: v.optional(v.record(pieceArg, dispelled), {}),
});
export type Casualties = v.InferOutput<typeof args>;

interface Row {
  readonly warband: string;
  readonly name: string;
  readonly key: string;
  readonly figure: string;
  readonly called: string;
  readonly raised: Raised;
  readonly spent: number;
  readonly fell: number;
  readonly lost: number;
}
/** Who fell, of those who took the field and no more than were fit. */
function rowsOf(state: State, { fallen }: Casualties, fought: Sitting['fought']): readonly Row[] {
  return Object.entries(fallen).flatMap(([id, ranks]) => {
    const warband = state.warbands[id];
    if (!warband || !Object.hasOwn(fought, id)) return [];
    return Object.entries(ranks).flatMap(([key, { fell, lost }]): Row[] => {
      const rank = warband.ranks[key];
      if (!rank || fell + lost === 0) return [];
      const gone = Math.min(lost, rank.fit);
      const down = Math.min(fell, rank.fit - gone);
      const { figure, raised, spent } = rank;
      const called = state.figures[figure]?.name ?? warband.name;
      return [
        { warband: id, name: warband.name, key, figure, called, raised, spent, fell: down, lost: gone },
      ];
    });
  });
}
interface Dispel {
  readonly figure: string;
  readonly called: string;
  readonly cost: number;
  readonly was: { readonly [was in Refund['was']]: number };
}
function dispels(
  state: State,
  { summoned }: Casualties,
  { summoned: had, paid }: Pick<Sitting, 'summoned' | 'paid'>,
): readonly Dispel[] {
  return Object.entries(had).map(([figure, count]) => {
    const { captured = 0, killed = 0, wounded = 0 } = summoned[figure] ?? {};
    const gone = Math.min(captured, count);
    const dead = Math.min(killed, count - gone);
    const hurt = Math.min(wounded, count - gone - dead);
    const { name: called = '', cost: now = 0 } = state.figures[figure] ?? {};
    const gold = paid?.[figure];
    return {
      figure,
      called,
      cost: gold === undefined ? now : Math.floor(gold / count),
      was: { whole: count - gone - dead - hurt, wounded: hurt, killed: dead, captured: gone },
    };
  });
}

export const recordCasualties = define({
  id: 'record-casualties',
  rule: 'ch.casualties',
  title: say('The fate of the fallen'),
  args,
  *asks(state, seat) {
    const battle = yield* settledNow(state, seat, 'casualties');
    const sitting = sittingOf(state, seat);
    const over = against('ch.casualties', say('More fell than took the field.'));
    const fallen = yield* whole<Casualties['fallen']>('fallen', {
      text: say('Who was removed from play?'),
      against: (all) => (overcounted(state, all, sitting?.fought ?? {}) ? over : undefined),
      suggest: () => ({}),
    });
    const summoned = yield* whole<Casualties['summoned']>('summoned', {
      text: say('What became of the summoned?'),
      against: (all) =>
        Object.entries(all).some(
          ([figure, { wounded, killed, captured }]) =>
            wounded + killed + captured > (sitting?.summoned[figure] ?? 0),
        )
          ? over
          : undefined,
      suggest: () => ({}),
    });
    return { battle, fallen, summoned };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, given, { seat, order }) {
    const sitting = sittingOf(state, seat);
    const { fought, ...summons } = sitting?.battle === given.battle ? sitting : { fought: {}, summoned: {} };
    const rows = rowsOf(state, given, fought);
    return {
      seat,
      order,
      battle: given.battle,
      rows,
      dispels: dispels(state, given, summons),
      fought,
      enemies: sitting?.enemies ?? [],
      earn: state.options.rulings.captives === 'earn',
      ...helpersOf(
        state,
        seat,
        fought,
        rows.map(({ warband, figure, fell, lost }) => ({ warband, figure, down: fell + lost })),
      ),
    };
  },
  *run({ seat, order, battle, rows, dispels, fought, enemies, earn, helpers, help }) {
    yield* change({ type: 'healed', seat });
    const survived: Record<string, number> = { ...fought };
    let left = helpers;
    for (const [index, row] of rows.entries()) {
      const { fates, helpers: now } = yield* fatesOf(row, seat, left, help);
      left = now;
      const gone = yield* carryOff({ ...row, seat, battle, enemies, id: `${order}.${index}` }, fates);
      const before = survived[row.warband] ?? 0;
      survived[row.warband] = Math.max(0, before - gone.killed - row.lost - (earn ? 0 : gone.captured));
    }
    yield* dispel(seat, dispels);
    if (rows.length === 0) yield* note('unscathed', 'ch.casualties', { seat });
    yield* change({ type: 'survived', seat, battle, survived });
    yield* change({ type: 'stepped', seat, battle, step: 'casualties' });
  },
});

const overcounted = (state: State, fallen: Casualties['fallen'], fought: Sitting['fought']): boolean =>
  Object.entries(fallen).some(([id, ranks]) => {
    const down = Object.entries(ranks).map(([key, { fell, lost }]) => ({ key, count: fell + lost }));
    return (
      down.some(({ key, count }) => count > (rowOf(state.warbands, id)?.ranks[key]?.fit ?? 0)) ||
      down.reduce((sum, { count }) => sum + count, 0) > (fought[id] ?? 0)
    );
  });

type Tally = { readonly [fate in Fate]: number };
/** One die for each: together where nobody may reroll, else one after the other. */
function* fatesOf(
  { warband, key, called, fell }: Row,
  by: Seat,
  helpers: number,
  help: Fallen['help'],
): Procedure<Change, { readonly fates: Tally; readonly helpers: number }> {
  const fates = { killed: 0, captured: 0, wounded: 0, recovered: 0 };
  const path = `fate/${warband}/${key}`;
  let left = helpers;
  if (fell === 0) return { fates, helpers };
  if (helpers === 0) {
    const rolls = yield* rollEach(
      Array.from({ length: fell }, (_, index) => index + 1),
      (nth) => ({
        label: `${path}/${nth}`,
        by,
        rule: 'ch.casualties',
        dice: 'd20',
        chart: casualtyRecovery.id,
        text: say('What becomes of the {figure}?', { figure: called }),
      }),
    );
    for (const [, die] of rolls) fates[fateOf(die)]++;
    return { fates, helpers };
  }
  for (let index = 1; index <= fell; index++) {
    const one = yield* part(`${path}/${index}`, casualty, { by, figure: called, helpers: left, help });
    fates[one.fate]++;
    if (one.reroll)
      yield* note('rerolled', help, {
        seat: by,
        figure: called,
        fate: one.fate,
        over: one.helpers < left ? 1 : 0,
      });
    left = one.helpers;
  }
  return { fates, helpers: left };
}

type Struck = Row & {
  readonly seat: Seat;
  readonly battle: string;
  readonly enemies: readonly Seat[];
  readonly id: string;
};
function* carryOff(row: Struck, fates: Tally): Procedure<Change, Tally> {
  const { seat, warband, key, name, called, lost, enemies, figure, raised, spent, battle, id } = row;
  const { killed, captured, wounded, recovered, ...unheeded } = fates;
  unheeded satisfies { readonly [fate in Fate]?: never };
  if (lost > 0) yield* note('past-help', 'ch.casualties.lost', { seat, name, figure: called, count: lost });
  if (killed + captured + wounded + recovered > 0)
    yield* note('fates', 'ch.casualties', {
      seat,
      name,
      figure: called,
      killed,
      captured,
      wounded,
      recovered,
    });
  if (wounded > 0) yield* change({ type: 'wounded', warband, key, count: wounded });
  if (captured > 0) {
    const holder = yield* captor(`captor/${warband}/${key}`, seat, enemies, called);
    yield* change({
      type: 'captured',
      id,
      captive: { seat, holder, warband, figure, raised, spent, count: captured, battle, hope: true },
    });
    yield* note('captured', 'ch.captives', { seat, holder, figure: called, count: captured });
  }
  if (killed + captured + lost > 0)
    yield* change({ type: 'left', warband, key, fit: killed + captured + lost, hurt: 0 });
  if (wounded > 0) yield* note('hospital', 'ch.hospital', { seat, name, count: wounded });
  return fates;
}

function* captor(
  label: string,
  seat: Seat,
  enemies: readonly Seat[],
  figure: string,
): Procedure<Change, Seat> {
  const [first = seat] = enemies;
  if (enemies.length < 2) return first;
  return yield* choose(label, {
    by: seat,
    rule: 'ch.captives',
    text: say('Whose captive is the {figure}?', { figure }),
    from: Object.fromEntries(enemies.map((enemy) => [enemy, say('{seat}', { seat: enemy })])),
  });
}

/** The summoned go back where they came from; some of what they cost returns. */
function* dispel(seat: Seat, rows: readonly Dispel[]): Procedure<Change> {
  let amount = 0;
  let paid = 0;
  for (const { figure, called, cost, was } of rows) {
    for (const how of ['whole', 'wounded', 'killed', 'captured'] as const)
      for (let index = 1; index <= was[how]; index++) {
        paid += cost;
        amount += yield* part(`refund/${figure}/${how}/${index}`, refund, {
          by: seat,
          figure: called,
          cost,
          was: how,
        });
      }
    if (was.captured > 0)
      yield* note('summoned-captured', 'ch.devout.captured', { seat, figure: called, count: was.captured });
  }
  if (paid === 0) return;
  yield* change({ type: 'gold', seat, amount });
  yield* note('dispelled', 'ch.devout.refund', { seat, gold: amount, paid });
}
