/** Recovery: one die for every razed tile of the map, whose it then becomes, and what crowns add to the die. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { recovery as recoveryChart } from '../charts/rebuilding.ts';
import { against, define, hasRealm, openUnless, tileArg } from '../define.ts';
import type { Settlement, State } from '../state.ts';
import { notInWinter, tooDear } from '../winter-now.ts';
import { claimsOn, heir, ruins, toRoll } from './ruins.ts';

export const rollRecovery = define({
  id: 'roll-recovery',
  rule: 'me.recovery',
  title: say('Roll for the razed settlements'),
  single: () => null,
  ...openUnless((state, seat) => [
    notInWinter(state, seat, 'recovery'),
    state.winter.recovery !== null &&
      against('me.recovery', say('The razed settlements have already been rolled for.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, _, { seat }) => ({
    seat,
    ruins: toRoll(state).map(({ tile, site }) => ({ tile, site, heir: heir(state, tile) })),
    ashes: ruins(state).filter(({ barred }) => barred === 'ashes').length,
    starved: ruins(state).filter(({ barred }) => barred === 'famine').length,
  }),
  *run({ seat, ruins: all, ashes, starved: empty }) {
    const rolls = yield* rollEach(all, ({ tile }) => ({
      label: tile,
      by: seat,
      rule: 'me.recovery',
      dice: 'd6',
      chart: recoveryChart.id,
      text: say('Do people come back to {tile}?', { tile }),
    }));
    yield* change({
      type: 'recoveryRolled',
      dice: Object.fromEntries(rolls.map(([{ tile }, die]) => [tile, die])),
    });
    if (ashes > 0) yield* note('in-ashes', 'me.recovery.ashes', { tiles: ashes });
    if (empty > 0) yield* note('nobody-returns', 'me.recovery.famine', { tiles: empty });
    for (const [{ tile, site, heir: owner }, die] of rolls) {
      if (!lookUp(recoveryChart, die).is.recovers.includes(site)) {
        yield* note('stays-razed', 'me.recovery', { tile, total: die });
        continue;
      }
      yield* change({ type: 'recovered', tile, owner });
      yield* note('recovered', 'me.recovery.claims', { tile, owner, site });
    }
  },
});

/** Crowns that bring a settlement back from the die it has rolled. */
export function rebuildingCost(site: Settlement, die: number): number {
  const row = recoveryChart.rows.find(({ is }) => is.recovers.includes(site));
  return Math.max(1, (row?.on[0] ?? 6) - die);
}

/** What stands against a seat's rebuilding a tile. */
function notYoursToRebuild(state: State, seat: Seat, tile: TileId) {
  const claims = claimsOn(state, tile);
  const holding = state.tiles[tile];
  const die = state.winter.recovery?.[tile];
  if (!holding?.razed) return against('me.recovery.rebuild', say('{tile} is not razed.', { tile }));
  if (die === undefined)
    return state.winter.ashes.includes(tile)
      ? against(
          'me.recovery.ashes',
          say('{tile} is smouldering, and cannot recover until next winter.', { tile }),
        )
      : against('me.recovery.famine', say('{tile} was not rolled for this winter.', { tile }));
  if (!claims.has(seat))
    return against('me.recovery.rebuild', say('{tile} does not border your empire.', { tile }));
  const [rival] = [...claims.keys()].filter((other) => other !== seat);
  if (rival !== undefined)
    return against(
      'me.recovery.rivals',
      say('{tile} also borders the empire of {seat}.', { tile, seat: rival }),
    );
  return tooDear(state, seat, rebuildingCost(holding.site as Settlement, die));
}

/** Razed tiles a seat may rebuild, and for how many crowns. */
export const rebuildable = (
  state: State,
  seat: Seat,
): readonly { readonly tile: TileId; readonly crowns: number }[] =>
  ruins(state).flatMap(({ tile, site }) => {
    const die = state.winter.recovery?.[tile];
    const claims = claimsOn(state, tile);
    return die === undefined || claims.size !== 1 || !claims.has(seat)
      ? []
      : [{ tile, crowns: rebuildingCost(site, die) }];
  });

export const rebuild = define({
  id: 'rebuild',
  rule: 'me.recovery.rebuild',
  title: say('Rebuild a razed settlement'),
  args: v.object({ tile: tileArg }),
  *asks(state, seat) {
    yield* unlessAny(
      notInWinter(state, seat, 'recovery'),
      state.winter.recovery === null && against('me.recovery', say('Roll for the razed settlements first.')),
    );
    const tile = yield* pick('tile', {
      text: say('Which settlement do you rebuild?'),
      among: () => ruins(state).flatMap((ruin) => (claimsOn(state, ruin.tile).has(seat) ? [ruin.tile] : [])),
      against: (one) => notYoursToRebuild(state, seat, one),
      none: against('me.recovery.rebuild', say('There is nothing you can rebuild.')),
    });
    return { tile };
  },
  applies: (state, { tile }) =>
    Object.hasOwn(state.tiles, tile) || against('me.piece.tile', say('Tile {tile} is unknown.', { tile })),
  brief(state, { tile }, { seat }) {
    const site = state.tiles[tile]?.site;
    const settlement: Settlement = site === undefined || site === 'barren' ? 'village' : site;
    return {
      seat,
      tile,
      site: settlement,
      crowns: rebuildingCost(settlement, state.winter.recovery?.[tile] ?? 1),
    };
  },
  *run({ seat, tile, site, crowns }) {
    yield* change({ type: 'spent', seat, crowns });
    yield* change({ type: 'recovered', tile, owner: seat });
    yield* note('rebuilt', 'me.recovery.rebuild', { seat, tile, site, crowns });
  },
});
