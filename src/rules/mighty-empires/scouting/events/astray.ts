/** The scouts take the wrong way: a die names the side they went, and that tile is scouted instead. */

import { type Decision, note, part, roll, under } from '../../../../kernel/procedure.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { type Sentences, sentence } from '../../../../kernel/sentences.ts';
import { say } from '../../../../kernel/text.ts';
import type { Target } from '../brief.ts';
import type { Events } from './event.ts';

/** Sides a die may name; where the table rules so, a side that leads nowhere is rolled again. */
type Sides = {
  readonly by: Seat;
  readonly dice: string;
  readonly open: readonly number[];
  readonly reroll: boolean;
};
export const side: Decision<Sides, number> = {
  id: 'me.scouting.event.astray.side',
  *run(sides) {
    const face = yield* roll('side', {
      by: sides.by,
      rule: 'me.scouting.event.astray',
      dice: sides.dice,
      text: say('Which way did they go? 1 is east, then clockwise.'),
    });
    const again = sides.reroll && sides.open.length > 0 && !sides.open.includes(face);
    return again ? yield* part('again', side, sides) : face;
  },
};

export const astray: Events<'astray'> = {
  *astray(b, { direction }, target, onward) {
    const rule = 'me.scouting.event.astray';
    const targets = b.targets.map((each) =>
      each.tile === target.tile ? { ...each, attempted: true } : each,
    );
    const leadsOn = ({ land, attempted }: Target): boolean => land && !attempted;
    const open = targets.flatMap((each, edge) => (leadsOn(each) ? [edge + 1] : []));
    const face = yield* part('astray', side, {
      by: b.seat,
      dice: direction,
      open,
      reroll: b.nowhere === 'reroll',
    });
    const next = targets[face - 1];
    if (!next || !leadsOn(next)) {
      yield* note('nowhere', `${rule}.nowhere`, { seat: b.seat, tile: target.tile, side: face });
      return;
    }
    yield* note('astray', rule, { seat: b.seat, tile: target.tile, next: next.tile, side: face });
    yield* under(`side${face}`, onward(next, targets));
  },
};

export const astraySentences = {
  astray: sentence(
    'Scouts bound for {tile} lose the way and come out in {nextTile}: they scout that instead.',
  ),
  nowhere: sentence('Scouts bound for {tile} lose the way and come home footsore: they scouted nothing.'),
} satisfies Sentences;
