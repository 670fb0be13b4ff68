/** Every way the table can change. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { ChangeOf } from '../../../kernel/shapes.ts';
import { accordChanges, accordShapes } from '../accord/changes.ts';
import { battleChanges, battleShapes } from '../battle/changes.ts';
import { courtChanges, courtShapes } from '../court/changes.ts';
import { espionageChanges, espionageShapes } from '../espionage/changes.ts';
import { magicChanges, magicShapes } from '../magic/changes.ts';
import { musterChanges, musterShapes } from '../muster/changes.ts';
import { peoplesChanges, peoplesShapes } from '../peoples/changes.ts';
import { seaChanges, seaShapes } from '../sea/changes.ts';
import { siegeChanges, siegeShapes } from '../siege/changes.ts';
import type { State } from '../state.ts';
import { tabletopChanges, tabletopShapes } from '../tabletop/changes.ts';
import { winterChanges, winterShapes } from '../winter/changes.ts';
import { lossChanges, lossShapes } from './losses.ts';
import { mapChanges, mapShapes } from './map.ts';
import { movementChanges, movementShapes } from './movement.ts';
import { nameChanges, nameShapes } from './names.ts';
import { scoutingChanges, scoutingShapes } from './scouting.ts';
import { seasonChanges, seasonShapes } from './season.ts';
import { setupChanges, setupShapes } from './setup.ts';
import { subsistenceChanges, subsistenceShapes } from './subsistence.ts';

export const shapes = {
  ...accordShapes,
  ...battleShapes,
  ...courtShapes,
  ...espionageShapes,
  ...magicShapes,
  ...musterShapes,
  ...peoplesShapes,
  ...seaShapes,
  ...siegeShapes,
  ...tabletopShapes,
  ...winterShapes,
  ...lossShapes,
  ...mapShapes,
  ...movementShapes,
  ...nameShapes,
  ...scoutingShapes,
  ...seasonShapes,
  ...setupShapes,
  ...subsistenceShapes,
};
export type Change = ChangeOf<typeof shapes>;

export const changes: Changes<State, Change> = {
  ...mapChanges,
  ...setupChanges,
  ...seasonChanges,
  ...subsistenceChanges,
  ...scoutingChanges,
  ...movementChanges,
  ...lossChanges,
  ...nameChanges,
  ...battleChanges,
  ...siegeChanges,
  ...musterChanges,
  ...seaChanges,
  ...winterChanges,
  ...magicChanges,
  ...courtChanges,
  ...espionageChanges,
  ...tabletopChanges,
  ...peoplesChanges,
  ...accordChanges,
};
