/** What a rule wants to know from the book of a player who is away: as much of it as the table can settle by itself. */
import type { DeclareQuestion } from '../../../kernel/question.ts';
import { t } from '../../i18n/index.ts';
import type { ByHand } from '../contract.ts';
import { operativeName } from './espionage/words.ts';

const yesOrNo = (label: string): ByHand => ({
  label,
  from: [
    { value: false, words: t('No') },
    { value: true, words: t('Yes') },
  ],
});

export function byHand({ claim }: DeclareQuestion): ByHand | undefined {
  switch (claim) {
    case 'total':
      return { label: t('Points'), most: 20_000 };
    case 'losses':
      // What its book says can only make it less even: a banner that holds too little bears no more than it holds.
      return {
        label: t('Who bears it'),
        from: [{ value: 'alike', words: t('All alike, as nearly as they divide') }],
      };
    case 'operatives':
      return { label: t('Operatives'), most: 20 };
    case 'fewer-than':
    case 'caster':
      return yesOrNo(t('What the table takes'));
    case 'operative':
      return {
        label: t('What the table takes'),
        from: (['spy', 'assassin', 'saboteur', 'agent'] as const).map((value) => ({
          value,
          words: operativeName(value),
        })),
      };
    default:
      return undefined;
  }
}
