/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { TellIntentionForm } from './intention.tsx';
import { PlaceOperativeForm } from './place.tsx';
import { TurnOperativeForm } from './turn.tsx';

export const espionageForms: { readonly [order: string]: OrderForm } = {
  'place-operative': PlaceOperativeForm,
  'turn-operative': TurnOperativeForm,
  'tell-intention': TellIntentionForm,
};
