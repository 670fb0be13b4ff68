/** Taking a campaign off this phone: asked for once more, after a backup; the other phones keep it. */
import type { JSX } from 'solid-js';
import { deps } from '../../campaign/deps.ts';
import { forgetCampaign } from '../../campaign/lost-storage.ts';
import { letGo } from '../../campaign/open.ts';
import { attempt } from '../../campaign/trouble.ts';
import { t } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';

export default function TakeOff(props: {
  campaign: string;
  note: string;
  onKeep: () => void;
  /** It was asked to go, and went: not where the storage refused, which has been told. */
  onGone: () => void;
}): JSX.Element {
  const remove = async (): Promise<void> => {
    const gone = await attempt(async () => {
      await letGo(props.campaign);
      await deps().store.unshelve(props.campaign);
      forgetCampaign(props.campaign);
      return true;
    });
    if (gone) props.onGone();
    else props.onKeep();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('Remove it from this phone?')}
      note={props.note}
      no={t('Keep it here')}
      yes={t('Remove the campaign')}
      onYes={() => void remove()}
      onNo={props.onKeep}
    />
  );
}
