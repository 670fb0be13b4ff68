/** Battles put off, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const laterExplained = explained({
  'ra.later.arranged': [
    'Putting a battle off',
    'A battle may wait to be fought with models. The tile stays with its owner, and the armies sent are held until then.',
  ],
  'ra.later.contested': [
    'Nothing to fight',
    'Only a battle with two sides can be put off or fought on a table.',
  ],
  'ra.later.sides': [
    'A battle of others',
    'Only the players of a battle, or those who act for them, can put it off or enter its result.',
  ],
  'ra.later.old': ['It has waited long', 'This battle has waited for several turns, and its armies with it.'],
  'ra.later.result': [
    'The result of a table',
    'One side enters who won; the result counts once the other side agrees. Everything else follows as it would after dice.',
  ],
});
