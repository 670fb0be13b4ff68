/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const espionageForms: { readonly [order: string]: OrderForm } = {
  'place-operative': lazy(async () => ({ default: (await import('./place.tsx')).PlaceOperativeForm })),
  'turn-operative': lazy(async () => ({ default: (await import('./turn.tsx')).TurnOperativeForm })),
  'tell-intention': lazy(async () => ({ default: (await import('./intention.tsx')).TellIntentionForm })),
};
