/** A banner's list as plain text. Without `points` nothing in it says what anything is worth. */
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { Banner } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { bannerInFull, count } from '../words.ts';

export function listOf(
  banner: Pick<Banner, 'name' | 'number'>,
  { units, characters }: Contents,
  worth: number,
  { owner, points }: { readonly owner: string; readonly points: boolean },
): string {
  const cost = (n: number): string => (points ? `, ${t('{n} pts', { n: count(n) })}` : '');
  const remark = (note: string): string => (note ? ` (${note})` : '');
  const head = t('{banner} of {owner}', { banner: bannerInFull(banner), owner });
  return [
    `${head}${points ? `: ${t('{n} points', { n: count(worth) })}` : ''}`,
    ...units.map(
      ({ name, models, note, points: each }) =>
        `• ${models > 0 ? `${models} ` : ''}${name}${remark(note)}${cost(each)}`,
    ),
    ...characters.map(
      ({ name, level, note, points: each }) =>
        `★ ${name}${level > 0 ? `, ${t('level {n}', { n: level })}` : ''}${remark(note)}${cost(each)}`,
    ),
  ].join('\n');
}
