/** What is to be done at home: tiles to build on, and who is done. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { tardy } from '../night/turns.ts';
import { piecesLeft } from '../queries.ts';
import { possible } from '../realm/build.ts';
import type { State } from '../state.ts';

export function building(state: State, seat: Seat): readonly Task[] {
  const { turn } = state;
  const open = possible(state, seat).length;
  const late = tardy(state).filter((each) => each === seat || state.turn.absent[each] !== undefined);
  const treasury = state.realms[seat]?.treasury ?? 0;
  return [
    ...(open === 0
      ? []
      : [
          {
            kind: 'may' as const,
            rule: 'ra.upgrade' as const,
            title: say('Build on your tiles'),
            why: say('Empire points in the treasury: {treasury}', { treasury }),
            icon: 'castle',
            order: { id: 'build' },
            ...(late.includes(seat) ? {} : { aside: true as const }),
          },
        ]),
    ...late.map(
      (each): Task => ({
        // Nobody is hurried past what he, or one who is absent, may still build.
        kind: each === seat && open === 0 ? 'asked' : 'may',
        rule: 'ra.upgrade.finished',
        title: each === seat ? say('Done building') : say('{seat} builds no more', { seat: each }),
        icon: 'tower-flag',
        order: { id: 'finish', args: { turn: turn.number, seat: each } },
        ...(each === seat ? { onward: true as const } : {}),
      }),
    ),
    ...(piecesLeft(state, 'fortress') === 0
      ? [
          {
            kind: 'mind' as const,
            rule: 'ra.upgrade.pieces' as const,
            title: say('No fortress is left in the box'),
            icon: 'castle',
          },
        ]
      : []),
  ];
}
