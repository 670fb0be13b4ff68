/** The forms of this chapter's orders. */
import type { Component } from 'solid-js';
import type { Rule } from '../../../../kernel/question.ts';
import type { ChoiceProps, LaidProps, OrderForm } from '../../contract.ts';
import { Cards } from './cards.tsx';
import { FallBackForm } from './fall-back.tsx';
import { FightForm } from './fight.tsx';
import { LaidCards } from './laid-cards.tsx';
import { Pursue } from './pursue.tsx';
import { WayOut } from './way-out.tsx';

export const battleForms: { readonly [order: string]: OrderForm } = {
  fight: FightForm,
  'fall-back': FallBackForm,
};

/** Choices of this chapter that are more than rows. */
export const battleChoices: { readonly [rule in Rule]?: Component<ChoiceProps> } = {
  'me.battle.cards': Cards,
  'me.battle.pursuit': Pursue,
  'me.battle.retreat': WayOut,
};

/** What lies open beside the dice: both cards. */
export const battleLaid: { readonly [rule in Rule]?: Component<LaidProps> } = {
  'me.battle.dice': LaidCards,
  'me.siege.assault': LaidCards,
};
