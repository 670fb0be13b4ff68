/** A campaign of which a small record cannot be read: what that is, and the ways to save what is left or take it off. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { CampaignPart } from '../../../store/types.ts';
import { saveCopy } from '../../campaign/backups.ts';
import { cardKept } from '../../campaign/kept.ts';
import { attempt } from '../../campaign/trouble.ts';
import { t } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import TakeOff from '../keeping/take-off.tsx';

const words: { readonly [part in CampaignPart]: () => { readonly title: string; readonly note: string } } = {
  card: () => ({
    title: t('Its card on the shelf'),
    note: t('The app writes it again when you open the campaign.'),
  }),
  keys: () => ({
    title: t('This phone’s keys to it'),
    note: t('Your last backup brings them back. Without one, your recovery phrase brings back your seat.'),
  }),
  local: () => ({ title: t('This phone’s own notes on it'), note: t('They are lost.') }),
};

export default function DamagedSheet(props: {
  campaign: string;
  title: string;
  parts: readonly CampaignPart[];
  onClose: () => void;
}): JSX.Element {
  const [parting, setParting] = createSignal(false);
  const shut = () => props.parts.includes('keys');
  return (
    <Show
      when={!parting()}
      fallback={
        <TakeOff
          campaign={props.campaign}
          note={t(
            'Realmbook first keeps a backup of the rest on this phone: you find it in Settings, under Backups.',
          )}
          onKeep={() => setParting(false)}
          onGone={() => {
            cardKept();
            props.onClose();
          }}
        />
      }
    >
      <SheetDialog
        open
        onClose={props.onClose}
        title={props.title}
        note={t(
          'Part of this campaign is damaged on this phone. The entries of its book are stored separately.',
        )}
      >
        <Rows label={t('What this phone cannot read')}>
          <For each={props.parts}>{(part) => <Row {...words[part]()} tone="warn" />}</For>
        </Rows>
        <Actions>
          <Button icon="trash" kind="danger" onTap={() => setParting(true)}>
            {t('Remove the campaign')}
          </Button>
          <Show
            when={shut()}
            fallback={
              <Button kind="filled" grow href={`/c/${props.campaign}/today`}>
                {t('Open the campaign')}
              </Button>
            }
          >
            <Button
              kind="filled"
              icon="backup"
              grow
              onTap={() => void attempt(() => saveCopy(props.campaign, props.title))}
            >
              {t('Save what is left')}
            </Button>
          </Show>
        </Actions>
      </SheetDialog>
    </Show>
  );
}
