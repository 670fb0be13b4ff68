/** What a roll says besides its total: 'double four', and how rare it was. Chances are exact, or not told. */
import { type Dice, distribution, type Faces, isDouble, total } from '../../../kernel/dice.ts';
import { t } from '../../i18n/index.ts';
import { faceText } from './die.tsx';

const faceNames: readonly (() => string)[] = [
  () => t('one'),
  () => t('two'),
  () => t('three'),
  () => t('four'),
  () => t('five'),
  () => t('six'),
];

/** 'double four', 'three twos', 'all 17'; empty where the faces differ. */
export function pattern({ sides }: Dice, faces: Faces): string {
  const [face] = faces;
  if (face === undefined || !isDouble(faces)) return '';
  const name = sides <= 6 ? faceNames[face - 1]?.() : undefined;
  const said = name ?? faceText(sides, face);
  return faces.length === 2 ? t('double {face}', { face: said }) : t('all {face}', { face: said });
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A chance as a fraction in lowest terms: '1 in 36', '5 in 36'. */
export function oneIn(ways: number, of: number): string {
  const by = divisor(ways, of);
  return t('{ways} in {of}', { ways: ways / by, of: of / by });
}

/** How likely this roll was: of the pair where all faces are alike, else of the total. Undefined past exact numbers. */
export function chance(dice: Dice, faces: Faces): { readonly odds: string; readonly of: string } | undefined {
  const all = dice.sides ** dice.count;
  if (!Number.isSafeInteger(all)) return undefined;
  if (isDouble(faces))
    return { odds: oneIn(1, all), of: faces.length === 2 ? t('for this pair') : t('for these dice') };
  const ways = distribution(dice).get(total(dice, faces));
  if (ways === undefined) return undefined;
  return { odds: oneIn(ways, all), of: faces.length === 1 ? t('for this face') : t('for this total') };
}
