/** Bargains at any time: gold changes hands freely, and hexes where both agree. */
import { bargains } from '../../../kernel/bargain/bargain.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, hasHex, hasRealm, outOfPlay, tileArg, wrongStage } from '../define.ts';
import { alive, goldOf, hexesOf } from '../queries.ts';
import type { State } from '../state.ts';

const { amount, pieces, bargain } = bargains<State, Change>();

export const trade = bargain({
  id: 'trade',
  rule: 'na.trade',
  title: say('Offer a bargain'),
  spare: true,
  goods: {
    gold: amount({
      rule: 'na.gold',
      has: goldOf,
      said: ({ n }) => counted(n, '{n} gold', '{n} gold'),
      *pass({ from, to }, { n: gold }) {
        yield* change({ type: 'goldChanged', seat: from, by: -gold });
        yield* change({ type: 'goldChanged', seat: to, by: gold });
        yield* note('gold-given', 'na.trade', { from, to, gold });
      },
    }),
    hexes: pieces({
      rule: 'na.trade.hexes',
      arg: tileArg,
      upTo: 60,
      among: (state, { from }) => hexesOf(state, from).map(({ tile }) => tile),
      there: hasHex,
      against: (state, { from: seat }, _, before) =>
        before + 1 < hexesOf(state, seat).length
          ? undefined
          : against('na.trade.hexes', say('{seat} must keep at least one hex.', { seat })),
      said: ({ id }) => say('{landTile}', { landTile: id }),
      *pass({ from, to }, { id: tile }) {
        yield* change({ type: 'flagMoved', tile, to });
        yield* note('hex-given', 'na.trade.hexes', { from, to, tile });
      },
    }),
  },
  refused: 'bargain-refused',
  answers: { label: 'bargain', yes: 'accept', no: 'refuse' },
  hasRealm,
  shut: (state, seat) => [wrongStage(state, 'play'), outOfPlay(state, seat)],
  partners: alive,
  apart: outOfPlay,
  // A gift of gold needs nobody's leave.
  free: (gives, takes) => takes.gold === 0 && takes.hexes.length === 0 && gives.hexes.length === 0,
});
