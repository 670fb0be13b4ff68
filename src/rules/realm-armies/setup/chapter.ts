/** The set-up: the map, homes, and the start of the campaign. */
import { beginForAll } from '../../../kernel/begin.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { startingPoints } from '../charts/realm.ts';
import type { State } from '../state.ts';
import { setupChanges, setupShapes } from './changes.ts';
import { chooseHome, chooser, rollPrecedence } from './home.ts';
import { layMap } from './map.ts';
import { endStage, unfinished } from './stages.ts';

const onwards: { readonly [stage in State['stage']]?: Text } = {
  map: say('Go on to the homes'),
  homes: say('Go on to the generals'),
  generals: say('Begin the campaign'),
};

function tasks(state: State, seat: Seat): readonly Task[] {
  const { stage } = state;
  if (stage === 'season' || stage === 'over') return [];
  const found: Task[] = [];
  if (stage === 'map')
    found.push(
      Object.keys(state.map.tiles).length === 0
        ? {
            kind: 'asked',
            rule: 'ra.map.laid',
            title: say('Lay the map for all'),
            why: say('One player lays it for everybody.'),
            anyone: true,
            icon: 'compass',
            order: { id: 'lay-map' },
          }
        : {
            kind: 'may',
            rule: 'ra.map.laid',
            title: say('Lay another map'),
            icon: 'compass',
            order: { id: 'lay-map' },
          },
    );
  if (stage === 'homes' && chooser(state) === seat)
    found.push({
      kind: 'asked',
      rule: 'ra.home.chosen',
      title: say('Choose your home'),
      icon: 'castle',
      order: { id: 'choose-home' },
    });
  if (!unfinished(state))
    found.push({
      kind: 'may',
      rule: 'ra.stage',
      title: onwards[stage] ?? say('Go on to the next stage'),
      icon: 'tower-flag',
      order: { id: 'end-stage', args: { stage } },
      onward: true,
      ...(stage === 'generals' && { deed: beginForAll(state.seats.length) }),
    });
  return found;
}

export const setupSentences = {
  'map-laid': sentence('A land of {tiles} tiles lies on the table, and nobody owns a foot of it.'),
  'map-replaced': sentence('{seat} has laid another map: a land of {tiles} tiles.'),
  precedence: sentence('{seat} is first to choose where to call home.'),
  home: byWord('tiles', {
    1: '{seat} raises a standard over {tile}.',
    else: '{seat} raises a standard over {tile} and the land around it: {tiles} tiles.',
  }),
  start: sentence('{seat}’s treasury opens with 6 empire points.'),
  stage: byWord('next', {
    homes: 'The map is settled. Now everybody looks for a home.',
    generals: 'Everybody has a home. Now armies look for somebody to lead them.',
    season: 'The armies have their generals. The first night begins.',
    else: 'The campaign goes on.',
  }),
} satisfies Sentences;

export const setupChapter = {
  orders: [layMap, rollPrecedence, chooseHome, endStage],
  shapes: setupShapes,
  changes: setupChanges,
  sentences: setupSentences,
  begin: (_, seats) => ({
    stage: 'map' as const,
    map: { tiles: {}, rivers: [] },
    precedence: [],
    realms: Object.fromEntries(
      seats.map((seat) => [seat, { name: '', tincture: null, treasury: startingPoints, home: null }]),
    ),
    tiles: {},
    armies: {},
    fleets: {},
  }),
  tasks,
  quiet: { 'lay-map': 'again' },
  // Nobody has a choice in who chooses first: the dice are asked for by themselves.
  calls: ({ stage, precedence }) =>
    stage === 'homes' && precedence.length === 0 ? [{ id: 'roll-precedence', args: {} }] : [],
} satisfies Chapter;
