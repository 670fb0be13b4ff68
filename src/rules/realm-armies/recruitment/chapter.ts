/** Recruitment: generals are drafted, armies raised, fleets built. */
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { armyOf, inPlay, playing } from '../queries.ts';
import { recruitmentChanges, recruitmentShapes } from './changes.ts';
import { wantsMore } from './draft.ts';
import { assignHero } from './heroes.ts';
import { draftHero, launchFleet, passDraft, raiseArmy, rollDraft } from './recruit.ts';
import { assigning, drafting } from './tasks.ts';

export const recruitmentSentences = {
  'draft-order': sentence('{seat} drafts first.'),
  drafted: sentence('{name} takes command of army {number} of {seat}.'),
  'draft-passed': sentence('{seat} drafts no more heroes.'),
  raised: sentence('{name} raises a new army for {seat} in {tile}, for {cost} empire points.'),
  launched: sentence('A new fleet of {seat} slides into the water at {tile}, for {cost} empire points.'),
  leads: sentence('{name} takes over an army of {seat}.'),
  'at-court': sentence('{name} is called back to the court of {seat}.'),
} satisfies Sentences;

export const recruitmentChapter = {
  orders: [draftHero, raiseArmy, launchFleet, passDraft, rollDraft, assignHero],
  shapes: recruitmentShapes,
  changes: recruitmentChanges,
  sentences: recruitmentSentences,
  begin: () => ({ heroes: {}, draft: { order: [], turn: null, passed: [] } }),
  tasks: (state, seat) => [...drafting(state, seat), ...assigning(state, seat)],
  // Nobody has a choice in who drafts first: the dice are asked for by themselves.
  calls: (state) =>
    state.stage === 'season' &&
    state.turn.phase === 'recruitment' &&
    state.draft.order.length === 0 &&
    playing(state).some((seat) => wantsMore(state, seat))
      ? [{ id: 'roll-draft', args: {} }]
      : [],
  invariants: (state) => [
    ...Object.entries(state.heroes).flatMap(([id, { seat, lost, name }]) => [
      ...(seat === null || !lost ? [] : [`${id} is lost, and serves`]),
      ...(name.trim() === '' ? [`${id} has no name`] : []),
    ]),
    ...Object.entries(state.armies).flatMap(([id, { seat, hero }]) =>
      hero === null
        ? []
        : [
            ...(state.heroes[hero]?.seat === seat && !state.heroes[hero]?.lost
              ? []
              : [`${id} is led by ${hero}, who does not serve`]),
            ...(armyOf(state, hero) === id ? [] : [`${hero} leads two armies`]),
          ],
    ),
    ...(state.stage !== 'season' || state.draft.turn === null || inPlay(state, state.draft.turn)
      ? []
      : ['the fallen draft']),
  ],
} satisfies Chapter;
