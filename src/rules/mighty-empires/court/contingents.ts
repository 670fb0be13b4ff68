/** Mercenaries and allies take the field: a banner of their own, for one season. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, nameArg, pieceArg, tileArg, unless } from '../define.ts';
import { nextNumber, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import { spotsOf } from '../terrain.ts';
import { notInWinter } from '../winter/now.ts';
import { alliancesOf } from './alliances.ts';
import { contingentKinds } from './state.ts';

const rule = 'me.recruitment.contingent';

/** Settlements of the seat's empire, where banners may be mustered. */
const musters = (state: State, seat: Seat, tile: TileId): boolean =>
  ownerOf(state, tile) === seat && state.tiles[tile]?.site !== 'barren';

/** Alliances of this winter that have not sent a contingent yet. */
export const alliesLeft = (state: State, seat: Seat) => {
  const used = Object.values(state.court.contingents).map(({ alliance }) => alliance);
  return alliancesOf(state, seat).filter(({ id, year }) => year === state.season.year && !used.includes(id));
};

function unallied(state: State, seat: Seat, alliance: string | null): Remark | undefined {
  return alliesLeft(state, seat).some(({ id }) => id === alliance)
    ? undefined
    : against(
        'me.recruitment.allies',
        say('Allies come of an alliance made this winter, one contingent each.'),
      );
}

export const raiseContingent = define({
  id: 'raise-contingent',
  rule,
  title: say('Muster a contingent'),
  args: v.object({
    /** As it is called in its owner's ledger. */
    contingent: pieceArg,
    kind: v.picklist(contingentKinds),
    people: nameArg,
    alliance: v.optional(v.nullable(pieceArg), null),
    name: v.optional(nameArg, ''),
    tile: tileArg,
  }),
  offered: (state, seat, args) =>
    unless(
      notInWinter(state, seat, 'deployment'),
      args &&
        !musters(state, seat, args.tile) &&
        against(rule, say('Contingents muster in a settlement of your empire.')),
      args?.kind === 'allies' && unallied(state, seat, args.alliance),
    ),
  applies(state, { tile }, seat) {
    const realm = hasRealm(state, seat);
    if (realm !== true) return realm;
    return (
      state.tiles[tile] !== undefined ||
      against('me.piece.tile', say('Nothing is known of tile {tile}.', { tile }))
    );
  },
  brief: (state, args, { seat, order }) => ({
    ...args,
    seat,
    banner: order,
    number: nextNumber(state, seat),
    spot: spotsOf(state, args.tile)[0] ?? { part: 0 },
    year: state.season.year,
  }),
  *run({ seat, banner, number, name, tile, spot, contingent, kind, people, alliance, year }) {
    yield* change({ type: 'bannerRaised', banner, seat, number, name });
    yield* change({ type: 'bannerPlaced', banner, tile, spot });
    yield* change({ type: 'contingentRaised', banner, contingent, is: { kind, people, alliance, year } });
    yield* note('contingent', rule, { seat, tile, kind, people });
  },
});
