/** Mighty Empires on the screen: its parts put together. */
import type { RulesetApp } from '../contract.ts';
import { about } from './about.ts';
import { card } from './card.ts';
import { Founding } from './founding/founding.tsx';
import { mapForms, scene, TileSheet } from './map/index.ts';
import { name, stateOf, tinctureOf } from './names.ts';
import { orderForms } from './orders/index.ts';
import { PieceScreen } from './piece/screen.tsx';
import { RealmScreen } from './realm/screen.tsx';

export const mightyEmpiresApp: RulesetApp = {
  id: 'mighty-empires',
  name,
  tincture: (view, seat) => tinctureOf(stateOf(view), seat),
  Founding,
  scene,
  TileSheet,
  Realm: RealmScreen,
  Piece: PieceScreen,
  orders: { ...orderForms, ...mapForms },
  about,
  card,
};
