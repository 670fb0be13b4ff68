/** Terms: what both sides of a siege agree on ends it at any time. One side writes them down, the other accepts or does not. */
import * as v from 'valibot';
import { given, option, pick, words } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, choose, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, tileArg } from '../define.ts';
import { ashoreIn } from '../map/aboard.ts';
import { landNeighbours, spotsOf } from '../map/terrain.ts';
import { type Besieging, siegeOf } from '../map/walls.ts';
import { wayOf } from '../movement/brief.ts';
import { among, meet } from '../movement/move.ts';
import { ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import { noSiege } from './define.ts';
import { beleaguered, booty, yielded } from './fall.ts';
import { ashoreForGood, byLand, goes, goingBack } from './lift.ts';

/** Why a seat cannot treat about a siege. */
function untreatable(state: State, seat: Seat, id: string): Remark | undefined {
  const siege = siegeOf(state, id);
  if (!siege) return noSiege(state, id);
  if (siege.attacker !== seat && siege.defender !== seat)
    return against('me.siege.terms', say('You have no part in this siege.'));
  return siege.defender === 'independent'
    ? against('me.siege.terms', say('The townsfolk do not negotiate.'))
    : undefined;
}

/** Tiles of the garrison's own first, then empty ones. */
function waysOff(state: State, { tile, defender }: Besieging): readonly TileId[] {
  const rank = (next: TileId): number =>
    (ownerOf(state, next) === defender ? 0 : 2) +
    (ashoreIn(state, next).some((banner) => banner.seat !== defender) ? 1 : 0);
  return landNeighbours(state, tile).toSorted((a, b) => rank(a) - rank(b));
}

export const offerTerms = define({
  id: 'offer-terms',
  rule: 'me.siege.terms',
  title: say('Offer terms'),
  args: v.object({
    siege: pieceArg,
    /** The gates are opened and the garrison marches off, or the besieger does. */
    who: v.picklist(['garrison', 'besieger']),
    /** Where the garrison goes. */
    to: v.optional(v.nullable(tileArg), null),
    /** Whether it leaves its baggage behind. */
    baggage: v.optional(v.picklist(['kept', 'left']), 'kept'),
    /** What else was agreed: captives, standards, crowns. */
    besides: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  }),
  *asks(state, seat) {
    const id = yield* pick('siege', {
      text: say('Which siege?'),
      among: () =>
        Object.keys(state.encounters).filter((one) => {
          const { attacker, defender } = siegeOf(state, one) ?? {};
          return attacker === seat || defender === seat;
        }),
      against: (one) => untreatable(state, seat, one),
      none: against('me.siege.terms', say('You have no part in any siege.')),
    });
    const siege = siegeOf(state, id);
    const who = yield* option('who', {
      text: say('Which side leaves?'),
      among: ['garrison', 'besieger'],
      against: (one) =>
        siege && one === 'besieger' ? ashoreForGood(state, siege, Object.keys(siege.attackers)) : undefined,
    });
    const noWay = against('me.siege.terms', say('Choose a neighbouring tile for the garrison to go to.'));
    const around = siege ? waysOff(state, siege) : [];
    const marches = who === 'garrison';
    const to = marches
      ? yield* pick<TileId | null>('to', {
          text: say('Where does the garrison march to?'),
          among: () => around,
          against: (one) => (one === null || !around.includes(one) ? noWay : undefined),
          none: noWay,
        })
      : yield* given<TileId | null>('to', { value: null });
    const baggage = marches
      ? yield* option('baggage', { text: say('Does it leave its baggage behind?'), among: ['kept', 'left'] })
      : yield* given<'kept' | 'left'>('baggage', { value: 'kept' });
    const besides = yield* words('besides', { text: say('What else was agreed?'), suggest: () => '' });
    return { siege: id, who, to, baggage, besides };
  },
  applies(state: State, { siege: id }, seat) {
    const siege = siegeOf(state, id);
    if (!siege) return against('me.siege.over', say('That siege is over.'));
    return (
      (siege.defender !== 'independent' ||
        against('me.siege.terms', say('The townsfolk do not negotiate.'))) &&
      (siege.attacker === seat ||
        siege.defender === seat ||
        against('me.siege.terms', say('You have no part in this siege.')))
    );
  },
  brief(state, { siege: id, who, to, baggage, besides }, { seat, order }) {
    const siege = siegeOf(state, id) as Besieging;
    const b = beleaguered(state, siege);
    const place = (tile: TileId, banner: string) => ({
      banner,
      tile,
      spot: wayOf(state, banner, tile, null)?.at ?? spotsOf(state, tile)[0] ?? { part: 0 },
    });
    const leaving = who === 'garrison' ? b.garrison.map(({ banner }) => place(to ?? b.tile, banner)) : [];
    const back = who === 'besieger' ? goingBack(state, siege, Object.keys(siege.attackers)) : [];
    return {
      ...b,
      who,
      to,
      baggage,
      besides,
      seat,
      other: seat === b.attacker ? b.defender : b.attacker,
      leaving,
      back,
      met: among(state, who === 'garrison' ? b.defender : b.attacker, order, [...leaving, ...byLand(back)]),
    };
  },
  *run(b) {
    const { who, to, baggage, besides, seat, other, tile, attacker, defender, leaving } = b;
    const rule = 'me.siege.terms';
    const answer = yield* choose('terms', {
      by: other,
      rule,
      text:
        who === 'garrison'
          ? say('{seat} offers terms: the garrison leaves {tile} for {nextTile}. {besides}', {
              seat,
              tile,
              nextTile: to ?? tile,
              besides,
            })
          : say('{seat} offers terms: the siege of {tile} is lifted. {besides}', { seat, tile, besides }),
      from: { accept: say('Accept'), refuse: say('Refuse') },
    });
    yield* note('terms', rule, { seat, other, tile, attacker, defender, who, answer, besides });
    if (answer === 'refuse') return;
    if (who === 'besieger') {
      for (const each of b.back) yield* change(goes(each, 'withdrew'));
      yield* meet(b.met, tile);
      return;
    }
    yield* yielded(b, leaving);
    yield* meet(b.met, tile);
    if (baggage === 'kept') return;
    for (const { banner } of b.garrison) yield* change({ type: 'baggageSet', banner, points: 0 });
    const left = b.garrison.reduce((sum, each) => sum + each.baggage, 0);
    yield* booty({ ...b, stores: false }, left);
  },
});
