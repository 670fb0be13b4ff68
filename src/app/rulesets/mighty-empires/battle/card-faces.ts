/** What the strategic cards are called and look like, and which were played. */
import type { Json } from '../../../../kernel/json.ts';
import { attackerCards, defenderCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { t } from '../../../i18n/index.ts';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';

export type Card = (typeof attackerCards)[number] | (typeof defenderCards)[number];

export const cardIcons: Readonly<Record<Card, GameIconName>> = {
  direct: 'crossed-swords',
  surprise: 'forest-camp',
  flank: 'mounted-knight',
  counter: 'spears',
  hold: 'cracked-shield',
  withdraw: 'walking-boot',
};
export const cardNames: Readonly<Record<Card, () => string>> = {
  direct: () => t('Direct attack'),
  surprise: () => t('Surprise attack'),
  flank: () => t('Flank attack'),
  counter: () => t('Counter attack'),
  hold: () => t('Hold'),
  withdraw: () => t('Withdraw'),
};
/** What it is worth, with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Both cards of a clash, read off its answers by their labels; undefined while one is to come. */
export function playedCards(said: (label: string) => Json | undefined):
  | {
      readonly attacker: (typeof attackerCards)[number];
      readonly defender: (typeof defenderCards)[number];
    }
  | undefined {
  const dealt = said('dealt');
  const attacker = attackerCards.find((card) => card === said('attacker'));
  const defender = Array.isArray(dealt)
    ? defenderCards[Number(dealt[0]) - 1]
    : defenderCards.find((card) => card === said('defender'));
  return attacker && defender ? { attacker, defender } : undefined;
}
