/** Laying in turn: a tile from the top of a pack, and back under it if it will not fit anywhere. */
import * as v from 'valibot';
import { option, unlessAny } from '../../../kernel/asks.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, openUnless, wrongStage } from '../define.ts';
import { packs } from '../land/designs.ts';
import { pileOf } from './packs.ts';

const usedUp = against('me.map.draw', say('That pack is empty.'));

export const drawTile = define({
  id: 'draw-tile',
  rule: 'me.map.draw',
  title: say('Draw a tile'),
  args: v.object({ pack: v.picklist(packs) }),
  single: () => null,
  *asks(state) {
    yield* unlessAny(
      wrongStage(state, 'map'),
      state.map.drawn !== null && against('me.map.draw', say('There is already a drawn tile: lay it first.')),
    );
    const pack = yield* option('pack', {
      text: say('From which pack?'),
      among: packs,
      against: (one) => (isEmpty(pileOf(state, one)) ? usedUp : undefined),
    });
    return { pack };
  },
  applies: (state, { pack }) => !isEmpty(pileOf(state, pack)) || usedUp,
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
            text: say('Which of the {tiles} tiles left do you draw?', { tiles: pile.length }),
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
  ...openUnless((state) => [
    wrongStage(state, 'map'),
    state.map.drawn === null && against('me.map.put-back', say('There is no drawn tile.')),
  ]),
  applies: (state) => state.map.drawn !== null || against('me.map.put-back', say('There is no drawn tile.')),
  brief: (state, _, { seat }) => ({ seat, design: state.map.drawn?.design ?? '' }),
  *run({ seat, design }) {
    yield* change({ type: 'tilePutBack', design });
    yield* note('tile-put-back', 'me.map.put-back', { seat, design });
  },
});

const isEmpty = ({ top, under }: ReturnType<typeof pileOf>): boolean => top.length + under.length === 0;
