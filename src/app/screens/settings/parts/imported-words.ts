/** What an import did, said once it is done. */
import type { Imported, Preview } from '../../../../store/types.ts';
import { t, tn } from '../../../i18n/index.ts';

export function importedWords({ compare }: Preview, { added }: Imported): string {
  if (compare.with === 'new') return tn(added, '{n} entry was added.', '{n} entries were added.');
  if (added === 0) return t('This campaign is on this phone already. No new entry came in.');
  return tn(
    added,
    'This campaign is on this phone already. {n} new entry came in.',
    'This campaign is on this phone already. {n} new entries came in.',
  );
}
