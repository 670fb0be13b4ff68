/** The forms of this chapter's orders, each fetched when it is first opened. */
import { type Component, lazy } from 'solid-js';
import type { Rule } from '../../../../kernel/question.ts';
import type { ChoiceProps, LaidProps, OrderForm } from '../../contract.ts';

export const battleForms: { readonly [order: string]: OrderForm } = {
  fight: lazy(async () => ({ default: (await import('./fight.tsx')).FightForm })),
  'fall-back': lazy(async () => ({ default: (await import('./fall-back.tsx')).FallBackForm })),
};

/** Choices of this chapter that are more than rows. */
export const battleChoices: { readonly [rule in Rule]?: Component<ChoiceProps> } = {
  'me.battle.cards': lazy(() => import('./cards.tsx')),
  'me.battle.pursuit': lazy(() => import('./pursue.tsx')),
  'me.battle.retreat': lazy(() => import('./way-out.tsx')),
};

const cards = lazy(() => import('./laid-cards.tsx'));
/** What lies open beside the dice: both cards. */
export const battleLaid: { readonly [rule in Rule]?: Component<LaidProps> } = {
  'me.battle.dice': cards,
  'me.siege.assault': cards,
};
