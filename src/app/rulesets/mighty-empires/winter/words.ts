/** Words of the winter: why something comes in or does not, and what is built. */
import type { Rule } from '../../../../kernel/question.ts';
import type { What } from '../../../../rules/mighty-empires/winter/construction.ts';
import { t, tn } from '../../../i18n/index.ts';

export const crowns = (n: number): string => tn(n, '{n} crown', '{n} crowns');

const reasons: { readonly [rule in Rule]?: () => string } = {
  'me.revenue.isolated': () => t('cut off from the capital'),
  'me.revenue.capital': () => t('without the capital'),
  'me.events.raids': () => t('stripped by raiders'),
  'me.events.plague': () => t('struck by plague'),
  'me.events.revolt': () => t('The peasants’ revolt'),
  'me.events.tribute': () => t('The special tribute'),
  'me.events.trade': () => t('Good trade in the cities'),
  'me.events.harvest': () => t('Full barns in the villages'),
};
/** Why, by the rule it comes of; spells and whatever else is added are told as such. */
export const reason = (rule: Rule): string => reasons[rule]?.() ?? t('Autumn magic');

const names: Readonly<Record<What, () => string>> = {
  ship: () => t('a ship'),
  fortress: () => t('a fortress'),
  city: () => t('a city'),
};
export const buildingName = (what: What): string => names[what]();
