/** Hands a file over and says what became of it. */
import { saveFile } from '../device/files.ts';
import { t } from '../i18n/index.ts';
import { toast } from '../ui/toasts.tsx';

export async function saveAloud(name: string, bytes: Uint8Array): Promise<void> {
  const came = await saveFile(name, bytes);
  if (came === 'downloaded') toast({ words: t('Saved to your downloads: {name}', { name }), icon: 'check' });
  if (came === 'shared') toast({ words: t('Sent: {name}', { name }), icon: 'check' });
}
