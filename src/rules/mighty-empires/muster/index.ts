/** Reorganisation: banners merged and parted, troops passed between them. */

import { type Lines, line } from '../../../kernel/lines.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { forces, isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { partners } from './force.ts';
import { reorganise } from './reorganise.ts';

/** Forces of several banners that may be reordered; one banner alone may be parted from its own sheet. */
const tasks = (state: State, seat: Seat): readonly Task[] =>
  !isTurn(state, seat, 'reorganisation')
    ? []
    : [...forces(state, seat)]
        .filter(([, banners]) => banners.some(({ id }) => partners(state, id).length > 0))
        .map(([tile]) => ({
          kind: 'may',
          rule: 'me.reorganisation.banners',
          title: say('Reorganise the banners in {tile}', { tile }),
          icon: 'rally-the-troops',
          order: { id: 'reorganise', args: { tile } },
          about: tile,
          optional: true,
        }));

export const musterLines = {
  reorganised: line('Troops of {seat} change their banners in {tile}.'),
  merged: line('Banner {number} of {seat} strikes its flag in {tile} and follows banner {other}.'),
  parted: line('{seat} raises banner {number} in {tile}.'),
} satisfies Lines;

export const muster: Chapter = {
  orders: [reorganise],
  lines: musterLines,
  tasks,
  invariants: () => [],
};
