/** Territories, and the gold they bring to a treasury. */
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { mostTerritories } from '../charts/forces.ts';
import { lands } from '../charts/territories.ts';
import { byLand } from '../lands.ts';
import { territoriesOf } from '../roll/points.ts';
import { territoryChanges, territoryShapes } from './changes.ts';
import { nameTerritory, upgradeTerritory } from './orders.ts';

export const territorySentences = {
  upgraded: byLand('{seat} spends {gold} gold on {territory}, and makes it %.'),
  'territory-named': sentence('{seat} names a territory {name}.'),
  'territory-gained': byLand('{seat} takes possession of %.'),
  'territory-taken': byLand('{seat} takes {territory} from {loserSeat}: % richer.'),
  'territory-given-up': sentence('{seat} cannot hold everything, and lets {territory} go.'),
  'territory-declined': sentence('{seat} already holds enough, and lets the new land go.'),
} satisfies Sentences;

export const territoryChapter = {
  orders: [upgradeTerritory, nameTerritory],
  shapes: territoryShapes,
  changes: territoryChanges,
  sentences: territorySentences,
  /** Everybody holds a home fortress. */
  begin: (_, seats) => ({
    territories: Object.fromEntries(
      seats.map((seat) => [`home.${seat}`, { seat, land: 'fortress' as const, name: '', home: true }]),
    ),
  }),
  invariants: (state) => [
    ...state.seats.flatMap((seat) => {
      const held = territoriesOf(state, seat);
      return [
        ...((state.realms[seat]?.gold ?? -1) >= 0 ? [] : [`${seat} owes gold`]),
        ...(held.length <= mostTerritories ? [] : [`${seat} holds ${held.length} territories`]),
        ...(held.filter(([, { home }]) => home).length === Math.min(1, held.length)
          ? []
          : [`${seat} has not one home`]),
      ];
    }),
    ...Object.entries(state.territories).flatMap(([id, { seat, land }]) => [
      ...(state.realms[seat] ? [] : [`${id} belongs to nobody`]),
      ...(lands.includes(land) ? [] : [`${id} is no land`]),
    ]),
  ],
} satisfies Chapter;
