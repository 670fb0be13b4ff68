/** A bargain between two players: gold, experience, territories and warbands or heroes, each way, if both agree. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { notBetween } from '../aftermath/now.ts';
import { committed } from '../battle/field.ts';
import type { Change } from '../changes.ts';
import { mostTerritories } from '../charts/forces.ts';
import {
  against,
  all,
  countArg,
  define,
  hasSeats,
  hasTerritories,
  hasWarbands,
  isOver,
  minding,
  notYours,
  partOff,
  pieceArg,
  poor,
  unless,
} from '../define.ts';
import { generalOf, territoriesOf, warbandsOf } from '../roll/points.ts';
import { worsened } from '../roll/structure.ts';
import type { State } from '../state.ts';

const side = v.object({
  gold: v.optional(countArg, 0),
  /** Unspent experience, by the warband that gives it up. */
  experience: v.optional(v.record(pieceArg, countArg), {}),
  territories: v.optional(v.pipe(v.array(pieceArg), v.maxLength(12)), []),
  warbands: v.optional(v.pipe(v.array(pieceArg), v.maxLength(40)), []),
});
export type Side = v.InferOutput<typeof side>;
const isNothing = ({ gold, experience, territories, warbands }: Side): boolean =>
  gold + territories.length + warbands.length + Object.values(experience).reduce((a, b) => a + b, 0) === 0;

const unable = (state: State, seat: Seat, given: Side): Remark | undefined => {
  const short = Object.entries(given.experience).some(
    ([id, points]) => points > (state.warbands[id]?.experience ?? 0),
  );
  return (
    notYours(state, seat, {
      warbands: [...given.warbands, ...Object.keys(given.experience)],
      territories: given.territories,
    }) ??
    poor(state, seat, given.gold) ??
    (given.warbands.length > 0 ? committed(state, seat, given.warbands) : undefined) ??
    (Object.values(state.battles).some(({ stakes }) => given.territories.includes(stakes[seat] ?? ''))
      ? against('ch.battle.stake', say('That territory is staked.'))
      : undefined) ??
    (short ? against('ch.trade', say('There is not that much experience to give.')) : undefined)
  );
};
const tooMany = (state: State, seat: Seat, gives: Side, takes: Side): Remark | undefined =>
  takes.territories.length > 0 &&
  territoriesOf(state, seat).length - gives.territories.length + takes.territories.length > mostTerritories
    ? against(
        'ch.territory.most',
        say('{seat} would hold more than {most} territories.', { seat, most: mostTerritories }),
      )
    : undefined;
/** Warbands as they stand once they have changed hands. */
const handed = (state: State, { warbands }: Side, seat: Seat): State['warbands'] =>
  Object.fromEntries(
    warbands.flatMap((id) => {
      const warband = state.warbands[id];
      return warband ? [[id, { ...warband, seat, place: 'field' }]] : [];
    }),
  );
/** Who learns what was traded: the general, else the first figure of the roll. */
const pupil = (state: State, seat: Seat): string | null =>
  generalOf(state, seat) ?? warbandsOf(state, seat)[0]?.[0] ?? null;

const rule = 'ch.trade';
export const trade = define({
  id: 'trade',
  rule,
  title: say('Propose a bargain'),
  args: v.object({ with: pieceArg, gives: side, takes: side }),
  offered(state, seat, args) {
    const found = unless(
      isOver(state),
      partOff(state, 'trade'),
      notBetween(state, seat),
      args && (notBetween(state, args.with) ?? undefined),
      args?.with === seat && against(rule, say('That takes two.')),
      args &&
        isNothing(args.gives) &&
        isNothing(args.takes) &&
        against(rule, say('Nothing changes hands yet.')),
      args && unable(state, seat, args.gives),
      args && unable(state, args.with, args.takes),
      args && tooMany(state, seat, args.gives, args.takes),
      args && tooMany(state, args.with, args.takes, args.gives),
    );
    if (!found.open || !args) return found;
    const { with: other, gives, takes } = args;
    if (gives.warbands.length + takes.warbands.length === 0) return found;
    const moved = { ...handed(state, gives, other), ...handed(state, takes, seat) };
    return minding(
      against('ch.force.list', say('Warbands that change hands come from another army’s list.')),
      ...[...worsened(state, seat, moved), ...worsened(state, other, moved)].filter(
        ({ rule: why }) => why !== 'ch.force.list',
      ),
    );
  },
  applies: (state, { with: other, gives, takes }) =>
    all(
      hasSeats(state, [other]),
      hasTerritories(state, [...gives.territories, ...takes.territories]),
      hasWarbands(state, [...gives.warbands, ...takes.warbands]),
    ),
  brief: (state, { with: other, gives, takes }, { seat }) => ({
    seat,
    other,
    gives,
    takes,
    pupils: { mine: pupil(state, seat), theirs: pupil(state, other) },
  }),
  *run({ seat, other, gives, takes, pupils }) {
    const refused = yield* dissent([other], {
      rule,
      text: say('{seat} offers you {gives} for {takes}.', { seat, gives: spelt(gives), takes: spelt(takes) }),
      yes: say('Done'),
    });
    if (refused !== undefined) return yield* note('trade-refused', rule, { seat, other });
    yield* handOver(seat, other, gives, pupils.theirs);
    yield* handOver(other, seat, takes, pupils.mine);
    yield* note('traded', rule, { seat, other, gives: spelt(gives), takes: spelt(takes) });
  },
  holds: ({ gives, takes }) => [
    ...gives.territories,
    ...gives.warbands,
    ...takes.territories,
    ...takes.warbands,
  ],
});

function* handOver(from: Seat, to: Seat, given: Side, pupil: string | null): Procedure<Change> {
  if (given.gold > 0) {
    yield* change({ type: 'gold', seat: from, amount: -given.gold });
    yield* change({ type: 'gold', seat: to, amount: given.gold });
  }
  for (const [warband, amount] of Object.entries(given.experience)) {
    yield* change({ type: 'experience', warband, amount: -amount });
    if (pupil !== null) yield* change({ type: 'experience', warband: pupil, amount });
  }
  for (const territory of given.territories) yield* change({ type: 'territoryPassed', territory, to });
  for (const warband of given.warbands) yield* change({ type: 'warbandPassed', warband, to });
}
/** A side of a bargain in a few words. */
function spelt({ gold, experience, territories, warbands }: Side): string {
  const learnt = Object.values(experience).reduce((a, b) => a + b, 0);
  const parts = [
    gold > 0 ? `${gold} gold` : '',
    learnt > 0 ? `${learnt} experience` : '',
    counted(territories.length, 'territory', 'territories'),
    counted(warbands.length, 'warband', 'warbands'),
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
const counted = (n: number, one: string, many: string): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : many}`;
