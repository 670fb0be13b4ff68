/** Laying in turn: a tile from the top of a pack, and back under it if it will not fit anywhere. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, noArgs, unless, wrongStage } from '../define.ts';
import { packs } from '../land/designs.ts';
import { pileOf } from './packs.ts';

export const drawTile = define({
  id: 'draw-tile',
  rule: 'me.map.draw',
  title: say('Draw a tile'),
  args: v.object({ pack: v.picklist(packs) }),
  single: () => null,
  offered: (state, _, args) =>
    unless(
      wrongStage(state, 'map'),
      state.map.drawn !== null && against('me.map.draw', say('A tile is in hand already: lay it first.')),
      args && isEmpty(pileOf(state, args.pack)) && against('me.map.draw', say('That pack is used up.')),
    ),
  applies: (state, { pack }) =>
    !isEmpty(pileOf(state, pack)) || against('me.map.draw', say('That pack is used up.')),
  brief(state, { pack }, { seat }) {
    const { top, under } = pileOf(state, pack);
    return { pile: top.length > 0 ? top : under, seat };
  },
  *run({ pile, seat }) {
    // A shuffled pack and a fair die among what is left come to the same.
    const drawn =
      pile.length < 2
        ? 1
        : yield* roll('draw', {
            by: seat,
            rule: 'me.map.draw',
            dice: `d${pile.length}`,
            text: say('Which of the {tiles} tiles left?', { tiles: pile.length }),
          });
    const design = pile[drawn - 1];
    if (design === undefined) return;
    yield* change({ type: 'tileDrawn', seat, design });
    yield* note('tile-drawn', 'me.map.draw', { seat, design });
  },
});

export const putBack = define({
  id: 'put-back',
  rule: 'me.map.put-back',
  title: say('Put the tile back'),
  args: noArgs,
  *asks(state) {
    yield* unlessAny(
      wrongStage(state, 'map'),
      state.map.drawn === null && against('me.map.put-back', say('No tile is in hand.')),
    );
    return {};
  },
  applies: (state) => state.map.drawn !== null || against('me.map.put-back', say('No tile is in hand.')),
  brief: (state, _, { seat }) => ({ seat, design: state.map.drawn?.design ?? '' }),
  *run({ seat, design }) {
    yield* change({ type: 'tilePutBack', design });
    yield* note('tile-put-back', 'me.map.put-back', { seat, design });
  },
});

const isEmpty = ({ top, under }: ReturnType<typeof pileOf>): boolean => top.length + under.length === 0;
