/** Bargains at any time: gold changes hands freely, and hexes where both agree. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, choose, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes.ts';
import {
  against,
  countArg,
  define,
  exist,
  hasHex,
  hasRealm,
  outOfPlay,
  pieceArg,
  tileArg,
  unless,
  wrongStage,
} from '../define.ts';
import { goldOf, hexesOf } from '../queries.ts';
import type { State } from '../state.ts';

const side = v.object({
  gold: v.optional(countArg, 0),
  hexes: v.optional(v.pipe(v.array(tileArg), v.maxLength(60)), []),
});
const args = v.object({ with: pieceArg, gives: v.optional(side, {}), takes: v.optional(side, {}) });
type Goods = v.InferOutput<typeof side>;
type Bargain = v.InferOutput<typeof args>;

/** What somebody cannot give. */
function ungiven(state: State, seat: Seat, { gold, hexes }: Goods): Remark | undefined {
  if (gold > goldOf(state, seat))
    return against('na.gold', say('{seat} does not have that much gold.', { seat }));
  const foreign = hexes.find((tile) => state.hexes[tile]?.flag !== seat);
  if (foreign !== undefined)
    return against('na.trade.hexes', say('{tile} is not under the flag of {seat}.', { tile: foreign, seat }));
  return hexes.length > 0 && hexes.length >= hexesOf(state, seat).length
    ? against('na.trade.hexes', say('{seat} must keep a hex.', { seat }))
    : undefined;
}

function unfit(state: State, seat: Seat, bargain: Bargain): Remark | undefined {
  const { with: other, gives, takes } = bargain;
  if (other === seat) return against('na.trade', say('A bargain needs two.'));
  if (gives.gold + takes.gold + gives.hexes.length + takes.hexes.length === 0)
    return against('na.trade', say('Nothing changes hands.'));
  return outOfPlay(state, other) ?? ungiven(state, seat, gives) ?? ungiven(state, other, takes);
}

export const trade = define({
  id: 'trade',
  rule: 'na.trade',
  title: say('Strike a bargain'),
  args,
  offered: (state, seat, bargain) =>
    unless(wrongStage(state, 'play'), outOfPlay(state, seat), bargain && unfit(state, seat, bargain)),
  applies: (state, { with: other, gives, takes }, seat) =>
    exist(
      hasRealm(state, seat),
      hasRealm(state, other),
      ...[...gives.hexes, ...takes.hexes].map((tile) => hasHex(state, tile)),
    ),
  brief: (_, { with: other, gives, takes }, { seat }) => ({ seat, other, gives, takes }),
  *run({ seat, other, gives, takes }) {
    // A gift of gold needs nobody's leave.
    const gift = takes.gold === 0 && takes.hexes.length === 0 && gives.hexes.length === 0;
    if (!gift) {
      const said = yield* choose('bargain', {
        by: other,
        rule: 'na.trade',
        text: say('{seat} gives {given} and asks {asked}.', {
          seat,
          given: inWords(gives),
          asked: inWords(takes),
        }),
        from: { accept: say('Done'), refuse: say('No') },
      });
      if (said === 'refuse') return yield* note('bargain-refused', 'na.trade', { seat, other });
    }
    yield* hand(seat, other, gives);
    yield* hand(other, seat, takes);
  },
});

const inWords = ({ gold, hexes }: Goods): string => {
  const parts = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...(hexes.length > 0 ? [hexes.length === 1 ? 'a hex' : `${hexes.length} hexes`] : []),
  ];
  return parts.length > 0 ? parts.join(' + ') : 'nothing';
};

function* hand(from: Seat, to: Seat, { gold, hexes }: Goods): Procedure<Change> {
  if (gold > 0) {
    yield* change({ type: 'goldChanged', seat: from, by: -gold });
    yield* change({ type: 'goldChanged', seat: to, by: gold });
    yield* note('gold-given', 'na.trade', { from, to, gold });
  }
  for (const tile of hexes as readonly TileId[]) {
    yield* change({ type: 'flagMoved', tile, to });
    yield* note('hex-given', 'na.trade.hexes', { from, to, tile });
  }
}
