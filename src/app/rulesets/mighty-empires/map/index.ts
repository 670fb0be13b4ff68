/** What Mighty Empires does on the map: the scene, a tile's sheet, and the forms that are answered by tapping tiles. */
import type { OrderForm } from '../../contract.ts';
import { CapitalForm } from './capital-form.tsx';
import { DrawTileForm } from './draw-tile-form.tsx';
import { LayMapForm } from './lay-map-form.tsx';
import { LayTileForm } from './lay-tile-form.tsx';
import { LiftForm } from './lift-form.tsx';
import { MarchAhead } from './march-ahead.tsx';
import { MoveForm } from './move-form.tsx';
import { PaintForm } from './paint-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { SailForm } from './sail-form.tsx';
import { ScoutForm } from './scout-form.tsx';

export { scene } from './scene.ts';
export { TileSheet } from './tile-sheet.tsx';

export const mapPages = { 'march-ahead': MarchAhead };

export const mapForms: { readonly [order: string]: OrderForm } = {
  'lay-map': LayMapForm,
  'draw-tile': DrawTileForm,
  'lay-tile': LayTileForm,
  'lift-tiles': LiftForm,
  paint: PaintForm,
  'choose-capital': CapitalForm,
  'place-banners': PlaceForm,
  scout: ScoutForm,
  move: MoveForm,
  sail: SailForm,
};
