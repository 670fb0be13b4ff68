/** Each realm declares its missions: one crown each, one to each independent empire on its border. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, tileArg, unless } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter, publicCrowns } from '../winter/now.ts';
import { courtOf, hasDeclared, neighbouringCourts } from './embassies.ts';

export const yearArg = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const missionCrowns = 1;

function unwelcome(state: State, seat: Seat, to: readonly TileId[]): Remark | undefined {
  const courts = neighbouringCourts(state, seat);
  const stray = to.find((tile) => !courts.some((tiles) => tiles.includes(tile)));
  if (stray !== undefined)
    return against(
      'me.diplomacy.borders',
      say('No independent empire at {tile} borders yours.', { tile: stray }),
    );
  if (courts.some((tiles) => to.filter((tile) => tiles.includes(tile)).length > 1))
    return against('me.diplomacy.one-each', say('One mission to each independent empire.'));
  return to.length * missionCrowns > publicCrowns(state, seat)
    ? against(
        'me.diplomacy.crowns',
        say('A mission costs a crown; you have {crowns}.', { crowns: publicCrowns(state, seat) }),
      )
    : undefined;
}

export const sendMissions = define({
  id: 'send-missions',
  rule: 'me.diplomacy.mission',
  title: say('Send missions'),
  /** A tile of each empire a mission goes to; none at all is an answer, too. */
  args: v.object({ year: yearArg, to: v.pipe(v.array(tileArg), v.maxLength(60)) }),
  offered: (state, seat, args) =>
    unless(
      notInWinter(state, seat, 'diplomacy'),
      args && args.year !== state.season.year && against('me.diplomacy.mission', say('That winter is over.')),
      hasDeclared(state, seat) &&
        against('me.diplomacy.declared', say('Your diplomats are on their way already.')),
      args && unwelcome(state, seat, args.to),
    ),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { year, to }, { seat, order }) => ({
    seat,
    year,
    missions: to.map((tile, index) => ({
      id: `${order}.m${index + 1}`,
      tile,
      tiles: courtOf(state, tile),
    })),
  }),
  *run({ seat, year, missions }) {
    const sent = missions.map(({ id, tiles }) => ({ id, tiles }));
    yield* change({ type: 'missionsSent', seat, year, missions: sent });
    if (missions.length > 0) yield* change({ type: 'spent', seat, crowns: missions.length * missionCrowns });
    else yield* note('no-missions', 'me.diplomacy.declared', { seat });
    for (const { tile } of missions) yield* note('mission', 'me.diplomacy.mission', { seat, tile });
  },
});
