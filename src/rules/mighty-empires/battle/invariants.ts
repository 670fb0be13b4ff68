/** What must hold of battles and sieges, and of those who were beaten; names what does not. */
import { undeadIn } from '../map/spells.ts';
import type { State } from '../state.ts';

const encounters = (state: State): readonly string[] =>
  Object.entries(state.encounters).flatMap(([id, { tile, attacker, attackers, defender }]) => {
    const there = Object.keys(attackers);
    const strays = there.filter(
      (banner) => state.banners[banner]?.tile !== tile || state.banners[banner].seat !== attacker,
    );
    const holding = state.tiles[tile];
    const defended =
      (defender === 'independent' && holding?.flag === 'independent' && !holding.razed) ||
      (defender === 'independent' && undeadIn(state, tile) > 0) ||
      Object.values(state.banners).some((banner) => banner.seat === defender && banner.tile === tile);
    return [
      ...(there.length > 0 ? [] : [`${id} has no attacker`]),
      ...strays.map((banner) => `${banner} is not at ${id}`),
      ...(defended ? [] : [`${id} has no defender`]),
    ];
  });

/** Nobody is beaten in a month that is still to come. */
const beaten = ({ battles, season }: State): readonly string[] =>
  Object.entries(battles.beaten)
    .filter(([, { year, month }]) => year > season.year || (year === season.year && month > season.month))
    .map(([banner]) => `${banner} will be beaten`);

export const battleInvariants = (state: State): readonly string[] => [...encounters(state), ...beaten(state)];
