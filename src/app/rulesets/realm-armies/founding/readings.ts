/** Where groups read the chapter differently: each as a question with its answers and what they mean. */
import type { Reading, Readings } from '../../../../rules/realm-armies/options.ts';
import { t } from '../../../i18n/index.ts';

export interface Answer {
  readonly value: string;
  readonly label: () => string;
  readonly why: () => string;
}
export interface Question {
  readonly name: Reading;
  readonly ask: () => string;
  readonly answers: readonly Answer[];
}
const answer = (value: string, label: () => string, why: () => string): Answer => ({ value, label, why });

export const questions: readonly Question[] = [
  {
    name: 'dice',
    ask: () => t('Modified dice'),
    answers: [
      answer(
        'each',
        () => t('Each, summed'),
        () => t('Every die is modified, and all are added up.'),
      ),
      answer(
        'once',
        () => t('Once'),
        () => t('The dice are added up, and the modifier once.'),
      ),
      answer(
        'best',
        () => t('Best die'),
        () => t('Every die is modified, and only the best one counts.'),
      ),
    ],
  },
  {
    name: 'general',
    ask: () => t('A general in the field'),
    answers: [
      answer(
        'own',
        () => t('Their army'),
        () => t('+2 on the dice of the army they were played with.'),
      ),
      answer(
        'all',
        () => t('All armies'),
        () => t('+2 on every die of their side.'),
      ),
    ],
  },
  {
    name: 'games',
    ask: () => t('Points of the right game'),
    answers: [
      answer(
        'any',
        () => t('One is enough'),
        () => t('+1 if one of the tactic points comes from that game.'),
      ),
      answer(
        'all',
        () => t('All of them'),
        () => t('+1 only if all of them come from that game.'),
      ),
    ],
  },
  {
    name: 'mines',
    ask: () => t('Mines fought over'),
    answers: [
      answer(
        'taken',
        () => t('If taken'),
        () => t('A mine is destroyed when its tile falls.'),
      ),
      answer(
        'fought',
        () => t('Always'),
        () => t('A mine is destroyed, no matter which side wins.'),
      ),
    ],
  },
  {
    name: 'interdiction',
    ask: () => t('Interdiction stops'),
    answers: [
      answer(
        'tile',
        () => t('The tile'),
        () => t('The interdicted tile brings nothing that turn.'),
      ),
      answer(
        'realm',
        () => t('All income'),
        () => t('Its owner collects nothing at all that turn.'),
      ),
    ],
  },
  {
    name: 'raids',
    ask: () => t('What raiders carry off'),
    answers: [
      answer(
        'lost',
        () => t('Is lost'),
        () => t('The victim is poorer and nobody richer.'),
      ),
      answer(
        'taken',
        () => t('Is theirs'),
        () => t('The points go into the raider’s treasury.'),
      ),
    ],
  },
  {
    name: 'first',
    ask: () => t('First in the night'),
    answers: [
      answer(
        'armies',
        () => t('Armies'),
        () => t('Land battles before anything at sea.'),
      ),
      answer(
        'fleets',
        () => t('Fleets'),
        () => t('Sea battles and landings before battles on land.'),
      ),
    ],
  },
  {
    name: 'sailing',
    ask: () => t('Leaving port'),
    answers: [
      answer(
        'two-steps',
        () => t('A turn ahead'),
        () => t('A fleet puts to sea one turn and acts the next.'),
      ),
      answer(
        'at-once',
        () => t('At once'),
        () => t('A fleet may blockade or land straight from port.'),
      ),
    ],
  },
  {
    name: 'order',
    ask: () => t('Whose plans come first'),
    answers: [
      answer(
        'rolled',
        () => t('Rolled'),
        () => t('A die each, every night; ties roll again.'),
      ),
      answer(
        'rotating',
        () => t('In turn'),
        () => t('By seat, beginning one further each night.'),
      ),
    ],
  },
  {
    name: 'draft',
    ask: () => t('Who drafts first'),
    answers: [
      answer(
        'smallest',
        () => t('Smallest'),
        () => t('The realm with the fewest tiles.'),
      ),
      answer(
        'rolled',
        () => t('Rolled'),
        () => t('A die each; ties roll again.'),
      ),
    ],
  },
];

export const answerOf = ({ name, answers }: Question, readings: Readings): Answer | undefined =>
  answers.find(({ value }) => value === readings[name]);
