/** The campaign as a file for the table: all this phone has, and what it claims. */
import type { Session } from '../../campaign/session.ts';
import { passOf } from './pass.ts';
import { saveAloud } from './save.ts';

export async function saveExchange(session: Session): Promise<void> {
  const { EXCHANGE_SUFFIX, writeExchange } = await import('../../sync/links/file.ts');
  const bytes = await writeExchange(session.library, passOf(session));
  const title = session.view()?.title ?? '';
  await saveAloud(`${title.replace(/[^\p{L}\p{N}]+/gu, '-')}${EXCHANGE_SUFFIX}`, bytes);
}
