/** What spies, saboteurs and agents come to. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export type Spying =
  | { readonly spies: 'nothing' }
  | { readonly spies: 'total-and-first-move' }
  | { readonly spies: 'all-lists' }
  | { readonly spies: 'operatives'; readonly removes: Notation };

export const spies = chart<Spying>({
  id: 'spies',
  title: 'Spies',
  dice: 'd6',
  source: book('Spies'),
  words: ['spy', 'espionage', 'intelligence', 'reveal', 'operative', 'secret'],
  rows: [
    { on: [1, 3], text: 'Gone without a trace', note: 'no word', is: { spies: 'nothing' } },
    {
      on: [4, 4],
      text: 'Rumours: the force’s total, and where it goes in the first turn',
      note: 'told to you alone',
      is: { spies: 'total-and-first-move' },
    },
    { on: [5, 5], text: 'The lists of the whole force, banner by banner', is: { spies: 'all-lists' } },
    {
      on: [6, 6],
      text: 'A list of names: take D6 other operatives off the map, anyone’s, anywhere',
      is: { spies: 'operatives', removes: 'd6' },
    },
  ],
});

export type Sabotage =
  | { readonly sabotage: 'caught' }
  | { readonly sabotage: 'barracks'; readonly loses: Notation }
  | { readonly sabotage: 'stores' | 'explosion' }
  | { readonly sabotage: 'fire'; readonly shipLostFrom: number };

export const sabotage = chart<Sabotage>({
  id: 'sabotage',
  title: 'Sabotage',
  dice: 'd6',
  source: book('Sabotage'),
  words: ['saboteur', 'espionage', 'poison', 'fire', 'burn', 'explosion', 'operative', 'baggage'],
  rows: [
    { on: [1, 2], text: 'Found and dealt with', note: 'no harm done', is: { sabotage: 'caught' } },
    {
      on: [3, 3],
      text: 'Barracks ablaze: a banner here loses D6 × 30 points',
      note: 'nobody home: no harm done',
      is: { sabotage: 'barracks', loses: 'd6x30' },
    },
    {
      on: [4, 4],
      text: 'Poisoned supplies: all baggage in the tile is gone',
      note: 'the banners’ too',
      is: { sabotage: 'stores' },
    },
    {
      on: [5, 5],
      text: 'Harbour with ships: 1 ship sinks',
      note: 'elsewhere an explosion: banners here stay and mend for the first turn',
      is: { sabotage: 'explosion' },
    },
    {
      on: [6, 6],
      text: 'The settlement burns: razed',
      note: 'banners and their baggage escape; each ship is lost on 4+, else out to sea',
      is: { sabotage: 'fire', shipLostFrom: 4 },
    },
  ],
});

/** Operatives drawn face down from the agent's tile. `exposedFrom`: the D6 score it is removed from; below it, the agent is. */
export type AgentWork =
  | { readonly finds: 'nothing' }
  | { readonly finds: 'one'; readonly exposedFrom: number }
  | { readonly finds: 'all'; readonly plants: readonly ('assassin' | 'spy' | 'saboteur')[] };

export const agents = chart<AgentWork>({
  id: 'agents',
  title: 'Agents',
  dice: 'd6',
  source: book('Agents'),
  words: ['agent', 'espionage', 'counter-intelligence', 'operative', 'uncover', 'plot', 'smuggle'],
  rows: [
    { on: [1, 1], text: 'Sees nothing, hears nothing', note: 'no effect', is: { finds: 'nothing' } },
    {
      on: [2, 2],
      text: 'Faces one enemy operative: D6, on 4+ the operative is removed',
      note: '1–3: the agent is',
      is: { finds: 'one', exposedFrom: 4 },
    },
    { on: [3, 3], text: 'Trails one enemy operative home: removed', is: { finds: 'one', exposedFrom: 1 } },
    { on: [4, 4], text: 'Every enemy operative here is removed', is: { finds: 'all', plants: [] } },
    {
      on: [5, 6],
      text: 'Every enemy operative here is removed',
      note: 'and a new spy, assassin or saboteur of yours is in, free',
      is: { finds: 'all', plants: ['assassin', 'spy', 'saboteur'] },
    },
  ],
});
