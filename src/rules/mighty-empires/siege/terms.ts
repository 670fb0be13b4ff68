/** Terms: what both sides of a siege agree on ends it at any time. One side writes them down, the other accepts or does not. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, choose, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, tileArg, unless } from '../define.ts';
import { wayOf } from '../season/move-brief.ts';
import { among, meet } from '../season/movement.ts';
import type { State } from '../state.ts';
import { landNeighbours, spotsOf } from '../terrain.ts';
import { noSiege } from './define.ts';
import { beleaguered, booty, yielded } from './fall.ts';
import { ashoreForGood, byLand, goes, goingBack } from './lift.ts';
import { type Besieging, siegeOf } from './walls.ts';

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
  offered(state, seat, args) {
    const siege = args && siegeOf(state, args.siege);
    return unless(
      args
        ? noSiege(state, args.siege)
        : Object.values(state.encounters).every(
            ({ kind, attacker, defender }) => kind !== 'siege' || (attacker !== seat && defender !== seat),
          ) && against('me.siege.terms', say('You are in no siege.')),
      siege &&
        siege.attacker !== seat &&
        siege.defender !== seat &&
        against('me.siege.terms', say('You are no side of this siege.')),
      siege?.defender === 'independent' && against('me.siege.terms', say('The townsfolk treat with nobody.')),
      siege && args.who === 'besieger' && ashoreForGood(state, siege, Object.keys(siege.attackers)),
      siege &&
        args.who === 'garrison' &&
        (args.to === null || !landNeighbours(state, siege.tile).includes(args.to)) &&
        against('me.siege.terms', say('The garrison needs a neighbouring tile to go to.')),
    );
  },
  applies(state: State, { siege: id }, seat) {
    const siege = siegeOf(state, id);
    if (!siege) return against('me.siege.over', say('That siege is over.'));
    return (
      (siege.defender !== 'independent' ||
        against('me.siege.terms', say('The townsfolk treat with nobody.'))) &&
      (siege.attacker === seat ||
        siege.defender === seat ||
        against('me.siege.terms', say('You are no side of this siege.')))
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
