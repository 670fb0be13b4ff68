/** The set-up: the map, capitals, realms, and the armies they begin with. */
import type { Call } from '../../../kernel/ruleset.ts';
import type { Chapter } from '../chapter.ts';
import type { Realm, State } from '../state.ts';
import { rollBaggage, shareBaggage } from './baggage.ts';
import { dismissBanner, placeBanners, raiseBanners } from './banners.ts';
import { chooseCapital, rollPrecedence } from './capital.ts';
import { setupChanges, setupShapes } from './changes.ts';
import { drawTile, putBack } from './draw-tile.ts';
import { setupInvariants } from './invariants.ts';
import { layMap, layTile, liftTiles, paint } from './lay-map.ts';
import { mapChanges, mapShapes } from './map-changes.ts';
import { rollShips, settleRealm } from './realm.ts';
import { setupSentences } from './sentences.ts';
import { endStage } from './stages.ts';
import { rollStrength } from './strength.ts';
import { setupTasks } from './tasks.ts';

const newRealm = (): Realm => ({
  people: null,
  tincture: null,
  name: '',
  capital: null,
  tiles: [],
  ports: [],
  strength: null,
  baggage: null,
});

const calls = ({ stage, precedence }: State): readonly Call[] =>
  stage === 'capitals' && precedence.length === 0 ? [{ id: 'roll-precedence', args: {} }] : [];

export const setupChapter = {
  orders: [
    layMap,
    drawTile,
    layTile,
    putBack,
    paint,
    liftTiles,
    rollPrecedence,
    chooseCapital,
    settleRealm,
    rollShips,
    rollStrength,
    raiseBanners,
    dismissBanner,
    rollBaggage,
    shareBaggage,
    placeBanners,
    endStage,
  ],
  shapes: { ...mapShapes, ...setupShapes },
  changes: { ...mapChanges, ...setupChanges },
  sentences: setupSentences,
  begin: (_, seats) => ({
    stage: 'map',
    map: { laid: {}, painted: {}, capitals: [], drawn: null, aside: [] },
    tiles: {},
    precedence: [],
    realms: Object.fromEntries(seats.map((seat) => [seat, newRealm()])),
    banners: {},
  }),
  quiet: { 'lay-map': 'again', paint: 'again', 'lift-tiles': 'rare', 'put-back': 'rare' },
  tasks: setupTasks,
  calls,
  invariants: setupInvariants,
} satisfies Chapter;
