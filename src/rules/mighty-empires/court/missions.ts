/** Each realm declares its missions: one crown each, one to each independent empire on its border. */
import * as v from 'valibot';
import { given, pickSome, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, tileArg } from '../define.ts';
import { notInWinter, publicCrowns } from '../winter-now.ts';
import { courtOf, hasDeclared, neighbouringCourts } from './embassies.ts';

export const yearArg = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const missionCrowns = 1;

export const sendMissions = define({
  id: 'send-missions',
  rule: 'me.diplomacy.mission',
  title: say('Send missions'),
  /** A tile of each empire a mission goes to; none at all is an answer, too. */
  args: v.object({ year: yearArg, to: v.pipe(v.array(tileArg), v.maxLength(60)) }),
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'diplomacy'));
    const year = yield* given<number>('year', {
      value: state.season.year,
      against: (one) =>
        one === state.season.year
          ? undefined
          : against('me.diplomacy.mission', say('That winter is already over.')),
    });
    yield* unlessAny(
      hasDeclared(state, seat) &&
        against('me.diplomacy.declared', say('Your diplomats are already on their way.')),
    );
    const courts = neighbouringCourts(state, seat);
    const to = yield* pickSome<TileId>('to', {
      text: say('Who do you send diplomats to?'),
      least: 0,
      among: () => courts.flat(),
      against(tile, before) {
        const court = courts.find((tiles) => tiles.includes(tile));
        if (!court)
          return against(
            'me.diplomacy.borders',
            say('There is no independent empire at {tile} that borders yours.', { tile }),
          );
        return before.some((other) => court.includes(other))
          ? against('me.diplomacy.one-each', say('You can send only one mission to each independent empire.'))
          : undefined;
      },
      none: against('me.diplomacy.borders', say('No independent empire borders yours.')),
    });
    const crowns = publicCrowns(state, seat);
    yield* unlessAny(
      to.length * missionCrowns > crowns &&
        against('me.diplomacy.crowns', say('A mission costs a crown; you have {crowns}.', { crowns })),
    );
    return { year, to };
  },
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
