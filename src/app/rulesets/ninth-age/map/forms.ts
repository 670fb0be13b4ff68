/** Forms that are answered on the map, each loaded when it is opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

const places = () => import('./place-forms.tsx');
export const mapForms: { readonly [order: string]: OrderForm } = {
  'lay-map': lazy(async () => ({ default: (await import('./lay-map-form.tsx')).LayMapForm })),
  'arrange-map': lazy(async () => ({ default: (await import('./arrange-form.tsx')).ArrangeForm })),
  'draw-hex': lazy(async () => ({ default: (await import('./draw-hex-form.tsx')).DrawHexForm })),
  'lay-hex': lazy(async () => ({ default: (await import('./lay-hex-form.tsx')).LayHexForm })),
  'found-capital': lazy(async () => ({ default: (await places()).CapitalForm })),
  'plant-flag': lazy(async () => ({ default: (await places()).FlagForm })),
  claim: lazy(async () => ({ default: (await places()).ClaimForm })),
  conquer: lazy(async () => ({ default: (await places()).ConquerForm })),
};
