/** What must hold of the magic on the table. */

import { isOver } from '../map/lasting.ts';
import type { State } from '../state.ts';
import { spellsOf } from './casters.ts';

export function magicInvariants(state: State): readonly string[] {
  const { at, spells, cast, drawn } = state.magic;
  const { year } = state.season;
  return [
    ...Object.entries(spells).flatMap(([id, { until, spell, amount, banner, tile }]) => [
      ...(isOver(until, year, state.stage) ? [`${spell} (${id}) outlives its time`] : []),
      ...(amount >= 0 ? [] : [`${spell} (${id}) counts ${amount}`]),
      ...(banner === null || state.banners[banner] || state.fallen[banner] ? [] : [`${id} called nobody`]),
      ...(spell === 'rot' && tile !== null ? rotten(state, tile) : []),
      ...(spell === 'chaos-void' && Object.values(state.banners).some((each) => each.tile === tile)
        ? [`somebody stands in the void of ${tile}`]
        : []),
    ]),
    ...Object.entries(cast).flatMap(([seat, times]) =>
      // What was cast in a winter is judged by its rules: the parts of the book may change with the season.
      state.stage !== 'winter' || at?.year !== year || times <= spellsOf(state, seat)
        ? []
        : [`${seat} has cast ${times} spells`],
    ),
    ...Object.keys(drawn).flatMap((seat) => (state.realms[seat] ? [] : [`${seat} has a spell and no realm`])),
  ];
}

const rotten = ({ banners, tiles }: State, tile: keyof State['tiles']): readonly string[] => [
  ...Object.entries(banners).flatMap(([id, banner]) =>
    banner.tile === tile && banner.baggage > 0 ? [`${id} keeps baggage in the rot of ${tile}`] : [],
  ),
  ...((tiles[tile]?.stockpile ?? 0) > 0 ? [`a stockpile keeps in the rot of ${tile}`] : []),
];
