/** The Chronopia campaign on the screen: its parts put together. It has no map: the muster roll is its heart. */
import { table } from '../../../rules/chronopia/options.ts';
import { territoriesOf } from '../../../rules/chronopia/roll/points.ts';
import { type State, steps } from '../../../rules/chronopia/state.ts';
import { listed, t, tn } from '../../i18n/index.ts';
import type { RulesetApp } from '../contract.ts';
import { chosenWords } from '../parts/option-words.ts';
import { foundingOf } from '../parts/options.tsx';
import { cardOf } from '../parts/seats.ts';
import { about } from './about.ts';
import { CampaignParts } from './accord/options.tsx';
import { forms } from './forms.ts';
import { measures } from './measures.ts';
import { called, name, stateOf, tinctureOf } from './names.ts';
import { next } from './next.ts';
import { outcomes } from './outcomes.ts';
import { PieceScreen } from './piece/screen.tsx';
import { RealmScreen } from './realm/screen.tsx';
import { row } from './row.tsx';
import { OverToday } from './today/over.tsx';
import { SittingToday } from './today/sitting.tsx';
import { purse } from './words.ts';

/** Somebody is between a battle and the next. */
const isSettling = ({ sittings }: State): boolean => Object.values(sittings).some((each) => each.length > 0);

const tincture: RulesetApp['tincture'] = (view, seat) => tinctureOf(stateOf(view), seat);

export const chronopiaApp: RulesetApp = {
  id: 'chronopia',
  nothingSealed: true,
  own: () => t('Force'),
  name,
  called,
  row,
  outcomes,
  battles: ['won', 'won-many', 'drawn'],
  tally: {
    ends: ['won', 'won-many', 'drawn'],
    open: true,
    head: () => t('income since the last battle'),
    gains: [
      { note: 'income', amount: 'gold' },
      { note: 'underdog-paid', amount: 'gold' },
    ],
    gained: (n) => t('{n} gold', { n }),
    reckons: (view, seat) =>
      (stateOf(view).sittings[seat] ?? []).some(({ at }) => steps.indexOf(at) <= steps.indexOf('income')),
    stands: (view, seat) => {
      const lands = territoriesOf(stateOf(view), seat).length;
      return listed([
        purse(stateOf(view), stateOf(view).realms[seat]?.gold ?? 0),
        tn(lands, '{n} territory', '{n} territories'),
      ]);
    },
  },
  tincture,
  Founding: foundingOf(table),
  today(view) {
    const state = stateOf(view);
    return state.stage === 'over' ? OverToday : isSettling(state) ? SittingToday : undefined;
  },
  next,
  Realm: RealmScreen,
  Piece: PieceScreen,
  Settings: CampaignParts,
  option: async (view, name) => chosenWords(table, stateOf(view).options, name),
  orders: forms,
  about,
  measures,
  card: (view, seat) => cardOf(view, seat, { name, tincture }),
};
