/** Realm Armies on the screen: its parts put together. */
import type { Text } from '../../../kernel/text.ts';
import { table } from '../../../rules/realm-armies/options.ts';
import { tilesOf } from '../../../rules/realm-armies/queries.ts';
import { sayIn } from '../../campaign/say.ts';
import { listed, t, tn } from '../../i18n/index.ts';
import type { RulesetApp } from '../contract.ts';
import { chosenWords } from '../parts/option-words.ts';
import { foundingOf } from '../parts/options.tsx';
import { cardOf } from '../parts/seats.ts';
import { about } from './about.ts';
import { NameForm, TradeForm } from './accord/forms.tsx';
import { CampaignReadings, ChangeReadingsForm } from './accord/options.tsx';
import { ahead } from './ahead.ts';
import { ArrangeForm, FightForm, SailForm, TableResultForm } from './battle/forms.tsx';
import { name } from './gaps.ts';
import { ChooseHomeForm } from './map/choose-home.tsx';
import { LayMapForm } from './map/lay-map.tsx';
import { scene } from './map/scene.ts';
import { TileSheet } from './map/tile-sheet.tsx';
import { measures } from './measures.ts';
import { HandInForm, PlanForForm, StandInForm } from './missions/forms.tsx';
import { plansTold } from './missions/told.ts';
import { called, stateOf, tinctureOf } from './names.ts';
import { next } from './next.ts';
import { ReportForm } from './night/report.tsx';
import { outcomes } from './outcomes.ts';
import { PieceScreen } from './pieces/screen.tsx';
import { BuildForm } from './realm/build-form.tsx';
import { DraftHeroForm, LaunchFleetForm, RaiseArmyForm } from './realm/draft-forms.tsx';
import { AssignHeroForm, DisbandForm } from './realm/forms.tsx';
import { RealmScreen } from './realm/screen.tsx';
import { row } from './row.tsx';
import { CampaignWon } from './won.tsx';

const tincture: RulesetApp['tincture'] = (view, seat) => tinctureOf(stateOf(view), seat);

export const realmArmiesApp: RulesetApp = {
  id: 'realm-armies',
  name,
  called,
  row,
  answered: (view, question, value) =>
    question.ask === 'declare' && question.claim === 'plans'
      ? plansTold(value, (id) => called(view, id))
      : undefined,
  outcomes,
  battles: ['fought', 'fought-out', 'sea-battle'],
  tally: {
    ends: ['turn-over'],
    head: (turn) => t('what night {turn} brought', { turn }),
    gains: [{ note: 'income', amount: 'points' }],
    gained: (n) => tn(n, '{n} empire point', '{n} empire points'),
    stands: (view, seat) => {
      const tiles = tilesOf(stateOf(view), seat).length;
      return listed([
        tn(stateOf(view).realms[seat]?.treasury ?? 0, '{n} empire point', '{n} empire points'),
        tn(tiles, '{n} tile', '{n} tiles'),
      ]);
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
  Settings: CampaignReadings,
  option: async (view, name) => chosenWords(table, stateOf(view).options, name),
  orders: {
    'lay-map': LayMapForm,
    'choose-home': ChooseHomeForm,
    'draft-hero': DraftHeroForm,
    'raise-army': RaiseArmyForm,
    'launch-fleet': LaunchFleetForm,
    'assign-hero': AssignHeroForm,
    'hand-in': HandInForm,
    'plan-for': PlanForForm,
    'stand-in': StandInForm,
    'report-night': ReportForm,
    fight: FightForm,
    sail: SailForm,
    arrange: ArrangeForm,
    'table-result': TableResultForm,
    disband: DisbandForm,
    build: BuildForm,
    trade: TradeForm,
    name: NameForm,
    'change-readings': ChangeReadingsForm,
  },
  about,
  ahead,
  measures,
  card: (view, seat) => {
    const words = (text: Text): string => sayIn({ name }, view, text);
    return cardOf(
      view,
      seat,
      { name, tincture },
      {
        ended: stateOf(view).victory?.winners[0],
        asks: ({ title }) => t('{when}: {what}', { when: words(view.clock.title), what: words(title) }),
      },
    );
  },
};
