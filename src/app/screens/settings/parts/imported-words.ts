/** What an import did, said once it is done. */
import type { Imported, Preview } from '../../../../store/types.ts';
import { t, tn } from '../../../i18n/index.ts';

export function importedWords({ compare }: Preview, { added }: Imported): string {
  if (compare.with === 'new') return tn(added, '{n} line was added.', '{n} lines were added.');
  if (added === 0) return t('This campaign is on this phone already. No new line came in.');
  return tn(
    added,
    'This campaign is on this phone already. {n} new line came in.',
    'This campaign is on this phone already. {n} new lines came in.',
  );
}
