/** Mercenaries and allies take the field: a banner of their own, for one season. */
import * as v from 'valibot';
import { given, pick, unlessAny, words } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, nameArg, pieceArg, tileArg } from '../define.ts';
import { alliancesOf } from '../map/alliances.ts';
import { spotsOf } from '../map/terrain.ts';
import { holdingsOf, nextNumber, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import { type Contingent, contingentKinds } from './state.ts';

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
        say('Each alliance you made this winter gives you one contingent of allies.'),
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
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'deployment'));
    const away = against(rule, say('You can muster contingents only in a settlement of your empire.'));
    const tile = yield* pick('tile', {
      text: say('Where do they muster?'),
      among: () => holdingsOf(state, seat).flatMap(({ tile: own, site }) => (site === 'barren' ? [] : [own])),
      against: (one) => (musters(state, seat, one) ? undefined : away),
      none: away,
    });
    const name = yield* words('name', { text: say('What is their banner called?'), suggest: () => '' });
    // The ledger names the contingent that its owner hired.
    const contingent = yield* given<string>('contingent', {});
    const kind = yield* given<Contingent['kind']>('kind', {});
    const people = yield* given<string>('people', {});
    const alliance = yield* given<string | null>('alliance', {
      against: (one) => (kind === 'allies' ? unallied(state, seat, one) : undefined),
    });
    return { contingent, kind, people, alliance, name, tile };
  },
  applies(state, { tile }, seat) {
    const realm = hasRealm(state, seat);
    if (realm !== true) return realm;
    return (
      state.tiles[tile] !== undefined || against('me.piece.tile', say('Tile {tile} is unknown.', { tile }))
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
