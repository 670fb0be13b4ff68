/** The 9th Age hex campaign on the screen: its parts put together. */
import { table } from '../../../rules/ninth-age/options.ts';
import { sizeOf } from '../../../rules/ninth-age/queries.ts';
import { sayIn } from '../../campaign/say.ts';
import { t, tn } from '../../i18n/index.ts';
import type { RulesetApp } from '../contract.ts';
import { chosenWords } from '../parts/option-words.ts';
import { foundingOf } from '../parts/options.tsx';
import { cardOf } from '../parts/seats.ts';
import { about } from './about.ts';
import { ahead } from './ahead.ts';
import { RulesOfCampaign } from './diplomacy/options.tsx';
import { forms } from './forms.ts';
import { scene } from './map/scene.ts';
import { TileSheet } from './map/tile-sheet.tsx';
import { measures } from './measures.ts';
import { called, name, stateOf, tinctureOf } from './names.ts';
import { next } from './next.ts';
import { PieceScreen } from './piece.tsx';
import { RealmScreen } from './realm/screen.tsx';
import { row } from './row.tsx';
import { CampaignWon } from './won.tsx';

const tincture: RulesetApp['tincture'] = (view, seat) => tinctureOf(stateOf(view), seat);

export const ninthAgeApp: RulesetApp = {
  id: 'ninth-age',
  nothingSealed: true,
  name,
  called,
  row,
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
  tincture,
  Founding: foundingOf(table),
  today: (view) => (stateOf(view).stage === 'over' ? CampaignWon : undefined),
  next,
  scene,
  TileSheet,
  Realm: RealmScreen,
  Piece: PieceScreen,
  Settings: RulesOfCampaign,
  option: async (view, name) => chosenWords(table, stateOf(view).options, name),
  orders: forms,
  about,
  ahead,
  measures,
  card: (view, seat) => {
    const { stage, winner, options } = stateOf(view);
    return cardOf(
      view,
      seat,
      { name, tincture },
      {
        ended: winner,
        ...(stage === 'play' && {
          stands: () =>
            t('{when}: {points} of {goal} Realm Points', {
              when: sayIn({ name }, view, view.clock.title),
              points: sizeOf(stateOf(view), seat).points,
              goal: options.goal,
            }),
        }),
      },
    );
  },
};
