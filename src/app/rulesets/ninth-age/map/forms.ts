/** Forms that are answered on the map. */
import type { OrderForm } from '../../contract.ts';
import { ArrangeForm } from './arrange-form.tsx';
import { DrawHexForm } from './draw-hex-form.tsx';
import { LayHexForm } from './lay-hex-form.tsx';
import { LayMapForm } from './lay-map-form.tsx';
import { CapitalForm, ClaimForm, ConquerForm, FlagForm } from './place-forms.tsx';

export const mapForms: { readonly [order: string]: OrderForm } = {
  'lay-map': LayMapForm,
  'arrange-map': ArrangeForm,
  'draw-hex': DrawHexForm,
  'lay-hex': LayHexForm,
  'found-capital': CapitalForm,
  'plant-flag': FlagForm,
  claim: ClaimForm,
  conquer: ConquerForm,
};
