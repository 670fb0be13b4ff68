/** Mighty Empires on the screen: its parts put together. */

import { calledYear } from '../../../rules/mighty-empires/names/calendar.ts';
import { table } from '../../../rules/mighty-empires/options.ts';
import { voiced } from '../../../rules/mighty-empires/songs/voices.ts';
import type { RulesetApp } from '../contract.ts';
import { chosenWords } from '../parts/option-words.ts';
import { foundingOf } from '../parts/options.tsx';
import { about } from './about.ts';
import { accordForms } from './accord/forms.ts';
import { CampaignParts } from './accord/options.tsx';
import { again } from './again.ts';
import { ahead } from './ahead.ts';
import { battleChoices, battleForms, battleLaid } from './battle/forms.ts';
import { byHand } from './by-hand.ts';
import { card } from './card.ts';
import { courtForms } from './court/forms.ts';
import { letters } from './court/mail.ts';
import { espionageForms } from './espionage/forms.ts';
import { magicForms } from './magic/forms.ts';
import { mapForms, mapPages, scene, TileSheet } from './map/index.ts';
import { measures } from './measures.ts';
import { musterForms } from './muster/forms.ts';
import { name, stateOf, tinctureOf } from './names.ts';
import { next, steps } from './next.ts';
import { orderForms } from './orders/index.ts';
import { answered, called, outcomes } from './outcomes.ts';
import { peoplesForms } from './peoples/forms.ts';
import { PieceScreen } from './piece/screen.tsx';
import { planned } from './planned.ts';
import { RealmScreen } from './realm/screen.tsx';
import { row } from './row.tsx';
import { seaForms } from './sea/forms.ts';
import { siegeForms } from './siege/forms.ts';
import { tabletopForms } from './tabletop/forms.ts';
import { learned } from './told.ts';
import { WinterBeneath } from './winter/beneath.tsx';
import { winterForms } from './winter/forms.ts';
import { WinterToday } from './winter/today.tsx';
import { waitsFor } from './winter/waits-for.ts';

export const mightyEmpiresApp: RulesetApp = {
  id: 'mighty-empires',
  name,
  voiced: (view, note) => voiced(stateOf(view), note),
  year: (view, year) => calledYear(stateOf(view).calendar, year),
  called,
  row,
  answered,
  outcomes,
  battles: ['battle', 'fought', 'assault', 'stormed', 'sea-battle', 'table-fought'],
  tincture: (view, seat) => tinctureOf(stateOf(view), seat),
  Founding: foundingOf(table),
  scene,
  TileSheet,
  next,
  again,
  steps,
  today: (view) => (stateOf(view).stage === 'winter' ? WinterToday : undefined),
  beneath: (view) => (stateOf(view).stage === 'winter' ? WinterBeneath : undefined),
  Realm: RealmScreen,
  Piece: PieceScreen,
  Settings: CampaignParts,
  option: async (view, name) => chosenWords(table, stateOf(view).options, name),
  orders: {
    ...orderForms,
    ...mapForms,
    ...battleForms,
    ...siegeForms,
    ...seaForms,
    ...musterForms,
    ...winterForms,
    ...courtForms,
    ...magicForms,
    ...espionageForms,
    ...tabletopForms,
    ...peoplesForms,
    ...accordForms,
  },
  pages: mapPages,
  choices: battleChoices,
  laid: battleLaid,
  about,
  byHand,
  learned: (view, told) => learned(stateOf(view), told),
  ahead,
  letters,
  planned,
  waitsFor,
  measures,
  example: async () => (await import('./example/index.ts')).parts,
  card,
};
