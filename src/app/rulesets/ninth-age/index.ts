/** The 9th Age hex campaign on the screen: its parts put together. */
import { sizeOf } from '../../../rules/ninth-age/queries.ts';
import { t, tn } from '../../i18n/index.ts';
import type { RulesetApp } from '../contract.ts';
import { about } from './about.ts';
import { ahead } from './ahead.ts';
import { card } from './card.ts';
import { forms } from './forms.ts';
import { Founding } from './founding/founding.tsx';
import { HowYouPlay } from './founding/settings.tsx';
import { scene } from './map/scene.ts';
import { TileSheet } from './map/tile-sheet.tsx';
import { measures } from './measures.ts';
import { called, name, stateOf, tinctureOf } from './names.ts';
import { next } from './next.ts';
import { PieceScreen } from './piece.tsx';
import { RealmScreen } from './realm/screen.tsx';
import { CampaignWon } from './won.tsx';

export const ninthAgeApp: RulesetApp = {
  id: 'ninth-age',
  nothingSealed: true,
  name,
  called,
  outcomes: ['fought', 'won-goal', 'won-last', 'won-turns', 'measured', 'destroyed'],
  battles: ['fought'],
  changedHands: (n) => tn(n, '{n} hex changed hands.', '{n} hexes changed hands.'),
  tally: {
    ends: ['turn-ended'],
    head: (turn) => t('what turn {turn} brought', { turn }),
    gains: [{ note: 'earned', amount: 'points' }],
    gained: (n) => tn(n, '{n} Conquest Point', '{n} Conquest Points'),
    stands: (view, seat) => {
      const { points } = sizeOf(stateOf(view), seat);
      return tn(points, '{n} Realm Point', '{n} Realm Points');
    },
  },
  tincture: (view, seat) => tinctureOf(stateOf(view), seat),
  Founding,
  today: (view) => (stateOf(view).stage === 'over' ? CampaignWon : undefined),
  next,
  scene,
  TileSheet,
  Realm: RealmScreen,
  Piece: PieceScreen,
  Settings: HowYouPlay,
  option: async (view, name) => (await import('./chosen.ts')).chosenWords(stateOf(view).options, name),
  orders: forms,
  about,
  ahead,
  measures,
  card,
};
