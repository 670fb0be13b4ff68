/** Hands a file over and says what became of it. */
import { saveFile } from '../device/files.ts';
import { t } from '../i18n/index.ts';
import { toast } from '../ui/toasts.tsx';

/** @returns whether it was taken: not where the player turned away */
export async function saveAloud(name: string, bytes: Uint8Array): Promise<boolean> {
  const came = await saveFile(name, bytes);
  if (came === 'downloaded') toast({ words: t('Saved to your downloads: {name}', { name }), icon: 'check' });
  if (came === 'shared') toast({ words: t('Sent: {name}', { name }), icon: 'check' });
  return came !== 'dismissed';
}
