/** Founding the realms: the dice say who begins, then capitals and flags go round the table. */
import { beginForAll } from '../../../kernel/begin.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import type { Realm, State } from '../state.ts';
import { foundCapital, founder, planter, plantFlag, rollFounding } from './capital.ts';
import { foundingChanges, foundingShapes } from './changes.ts';
import { namePlace, nameRealm } from './names.ts';
import { endStage } from './stages.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'founding') return [];
  if (state.order.length === 0) return [];
  if (founder(state) === seat)
    return [
      {
        kind: 'asked',
        rule: 'na.founding.capital',
        title: say('Found your capital'),
        why: say('You can found it on any free hex that does not touch another capital.'),
        icon: 'castle',
        order: { id: 'found-capital' },
      },
    ];
  if (planter(state) === seat)
    return [
      {
        kind: 'asked',
        rule: 'na.founding.flag',
        title: say('Plant your second flag'),
        why:
          state.options.rulings.secondFlag === 'free'
            ? say('You can plant it on any free hex: it need not touch your capital.')
            : say('You can plant it on a free hex beside your capital.'),
        icon: 'tower-flag',
        order: { id: 'plant-flag' },
      },
    ];
  return founder(state) === undefined && planter(state) === undefined
    ? [
        {
          kind: 'may',
          rule: 'na.setup.stage',
          title: say('Begin the campaign'),
          deed: beginForAll(state.seats.length),
          icon: 'tower-flag',
          order: { id: 'end-stage', args: { stage: 'founding' } },
          onward: true,
        },
      ]
    : [];
}

const realm: Realm = { tincture: null, name: '', capital: null, gold: 0, fell: null };

export const foundingSentences = {
  'founding-order': sentence('{firstSeat} has first choice of the land; then it goes round the table.'),
  capital: ({ name, ...told }) =>
    name
      ? sentence('{seat} founds {name} at {tile} and crowns it capital.')({ name, ...told })
      : sentence('{seat} founds a capital at {tile}.')(told),
  flag: sentence('The flag of {seat} goes up at {tile}.'),
  'map-finished': sentence('The land is settled; now the players found their realms.'),
  'campaign-begins': sentence('The realms stand. The campaign begins.'),
  named: sentence('{seat} names a place {name}.'),
  'realm-named': sentence('{seat}’s realm shall be known as {name}.'),
} satisfies Sentences;

export const foundingChapter = {
  orders: [rollFounding, foundCapital, plantFlag, endStage, namePlace, nameRealm],
  shapes: foundingShapes,
  changes: foundingChanges,
  sentences: foundingSentences,
  begin: (_, seats) => ({ order: [], realms: Object.fromEntries(seats.map((seat) => [seat, { ...realm }])) }),
  tasks,
  calls: ({ stage, order }) =>
    stage === 'founding' && order.length === 0 ? [{ id: 'roll-founding', args: {} }] : [],
  invariants: ({ realms, hexes }) =>
    Object.entries(realms).flatMap(([seat, { capital }]) =>
      capital !== null && !hexes[capital] ? [`${seat} has a capital off the map`] : [],
    ),
} satisfies Chapter;
