/** What a rule wants to know from the book of a player who is away: as much of it as the table can settle by itself. */
import type { DeclareQuestion } from '../../../kernel/question.ts';
import { bannerPoints } from '../../../rules/mighty-empires/setup/banners.ts';
import { t, tn } from '../../i18n/index.ts';
import type { ByHand } from '../contract.ts';
import { operativeName } from './espionage/words.ts';

/** What the banners that are asked about held as the season began. */
function span(about: DeclareQuestion['about']): string {
  const { banners = [] } = about as { readonly banners?: readonly string[] };
  const n = banners.length;
  const [least, most] = [bannerPoints.least * n, bannerPoints.most * n];
  return tn(
    n,
    'A banner begins a season with {least} to {most} points, and may have lost some since.',
    '{n} banners begin a season with {least} to {most} points, and may have lost some since.',
    { least, most },
  );
}

const yesOrNo = (label: string): ByHand => ({
  label,
  from: [
    { value: false, words: t('No') },
    { value: true, words: t('Yes') },
  ],
});

export function byHand({ claim, about }: DeclareQuestion): ByHand | undefined {
  switch (claim) {
    case 'total':
      return { label: t('Points'), most: 20_000, hint: span(about), why: 'me.banners.points' };
    case 'losses':
      // What its book says can only make it less even: a banner that holds too little bears no more than it holds.
      return {
        label: t('Who takes the losses'),
        from: [{ value: 'alike', words: t('All banners, as evenly as possible') }],
      };
    case 'operatives':
      return { label: t('Operatives'), most: 20 };
    case 'fewer-than':
    case 'caster':
      return yesOrNo(t('What the table assumes'));
    case 'operative':
      return {
        label: t('What the table assumes'),
        from: (['spy', 'assassin', 'saboteur', 'agent'] as const).map((value) => ({
          value,
          words: operativeName(value),
        })),
      };
    default:
      return undefined;
  }
}
