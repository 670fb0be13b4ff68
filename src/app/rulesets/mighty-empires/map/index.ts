/** What Mighty Empires does on the map: the scene, a tile's sheet, and the forms that are answered by tapping tiles. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export { scene } from './scene.ts';
export { TileSheet } from './tile-sheet.tsx';

export const mapForms: { readonly [order: string]: OrderForm } = {
  'lay-map': lazy(async () => ({ default: (await import('./lay-map-form.tsx')).LayMapForm })),
  'draw-tile': lazy(async () => ({ default: (await import('./draw-tile-form.tsx')).DrawTileForm })),
  'lay-tile': lazy(async () => ({ default: (await import('./lay-tile-form.tsx')).LayTileForm })),
  'lift-tiles': lazy(async () => ({ default: (await import('./lift-form.tsx')).LiftForm })),
  paint: lazy(async () => ({ default: (await import('./paint-form.tsx')).PaintForm })),
  'choose-capital': lazy(async () => ({ default: (await import('./capital-form.tsx')).CapitalForm })),
  'place-banners': lazy(async () => ({ default: (await import('./place-form.tsx')).PlaceForm })),
  scout: lazy(async () => ({ default: (await import('./scout-form.tsx')).ScoutForm })),
  move: lazy(async () => ({ default: (await import('./move-form.tsx')).MoveForm })),
  'march-ahead': lazy(async () => ({ default: (await import('./march-ahead.tsx')).MarchAhead })),
  sail: lazy(async () => ({ default: (await import('./sail-form.tsx')).SailForm })),
};
