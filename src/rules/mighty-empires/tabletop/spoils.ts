/** Engines, war altars and standards carried off a battlefield. They travel in a baggage train until the season ends. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, nameArg, pieceArg, unless } from '../define.ts';
import type { State } from '../state.ts';
import { beatenSide, partOff, sideOf } from './queries.ts';
import { type Fought, spoils } from './state.ts';

/** The scattered, those dispersed in pursuit and the destroyed leave engines and altars behind; so do independents. */
function abandoned(state: State, fought: Fought): boolean {
  const beaten = beatenSide(fought);
  if (beaten === null) return false;
  const lost = beaten === 'attacker' ? fought.attackers : fought.defenders;
  return fought.scattered || fought.pursuit === 'dispersed' || lost.every((banner) => !state.banners[banner]);
}

export const takeSpoils = define({
  id: 'take-spoils',
  rule: 'me.tabletop.spoils',
  title: say('Carry off the spoils'),
  args: v.object({
    battle: pieceArg,
    items: v.pipe(
      v.array(v.object({ kind: v.picklist(spoils), name: nameArg })),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  offered(state, seat, args) {
    const fought = args && state.tabletop.fought[args.battle];
    const side = fought && sideOf(fought, seat);
    const won = Object.values(state.tabletop.fought).some(({ attacker, defender, winner }) =>
      [winner === 'attacker' && attacker, winner === 'defender' && defender].includes(seat),
    );
    // A standard taken in the fighting is kept by the beaten, too; a drawn field gives nothing up.
    const only = (args?.items ?? []).every(({ kind }) => kind === 'standard');
    return unless(
      partOff(state),
      (args ? side === undefined : !won) &&
        against('me.tabletop.spoils', say('You have won no field to search.')),
      fought !== undefined &&
        (beatenSide(fought) === null || beatenSide(fought) === side) &&
        !only &&
        against('me.tabletop.spoils', say('Engines and altars fall to the winner only.')),
      fought !== undefined &&
        !only &&
        !abandoned(state, fought) &&
        against('me.tabletop.spoils', say('The beaten took their engines and altars along.')),
    );
  },
  applies: (state, { battle }, seat) => {
    const fought = state.tabletop.fought[battle];
    return (
      (fought !== undefined && sideOf(fought, seat) !== undefined) ||
      against('me.tabletop.spoils', say('You have won no field to search.'))
    );
  },
  brief(state, { battle, items }, { seat, order }) {
    const fought = state.tabletop.fought[battle] as Fought;
    const side = sideOf(fought, seat) ?? 'attacker';
    const banners = side === 'attacker' ? fought.attackers : fought.defenders;
    return {
      order,
      items,
      seat,
      tile: fought.tile,
      from: side === 'attacker' ? fought.defender : fought.attacker,
      banner: banners.find((banner) => state.banners[banner] !== undefined) ?? null,
    };
  },
  *run({ order, items, seat, tile, from, banner }) {
    for (const [index, { kind, name }] of items.entries())
      yield* change({
        type: 'spoilTaken',
        id: `${order}.${index + 1}`,
        spoil: { holder: seat, from, kind, name, banner },
      });
    yield* note('spoils', 'me.tabletop.spoils', { seat, tile, from, count: items.length });
  },
});
