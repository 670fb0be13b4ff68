/** Bargains, and parts of the rules that are changed later, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const accordExplained = explained({
  'ch.parts': [
    'Parts of the rules',
    'You can play with or without weather, allies, challenges, battles of many, special rules of armies and bargains. Everybody must agree to a change.',
  ],
  'ch.trade': [
    'Bargains',
    'Gold, experience, territories and warbands can change hands if both players agree, and if your table plays with bargains.',
  ],
});
