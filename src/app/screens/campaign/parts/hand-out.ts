/** Words for the group's own chat: to the phone's share sheet, else to the clipboard, which is said. */
import { share } from '../../../device/share.ts';
import { t } from '../../../i18n/index.ts';
import { toast } from '../../../ui/toasts.tsx';

export async function handOut(what: { readonly title?: string; readonly text: string }): Promise<void> {
  const how = await share(what);
  if (how === 'copied') toast({ words: t('Copied: paste it into your group’s chat.'), icon: 'check' });
  if (how === 'refused') toast({ words: t('This phone could neither share nor copy it.'), icon: 'warn' });
}
