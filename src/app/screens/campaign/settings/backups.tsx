/** Backups of this campaign: one tap to save a file, with this phone's secrets locked or without them; those kept by themselves. */
import { createResource, type JSX, Show } from 'solid-js';
import type { Kept, Lock } from '../../../../store/types.ts';
import { backupName, saveBackup, saveCopy } from '../../../campaign/backups.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { deps } from '../../../campaign/deps.ts';
import { wasShown } from '../../../campaign/phrase-shown.ts';
import { saveAloud } from '../../../campaign/save.ts';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Saver } from '../../keeping/saver.tsx';

const reasons = {
  import: () => t('before an import'),
  update: () => t('before an update'),
  removal: () => t('before a removal'),
  asked: () => t('by hand'),
};

export function Backups(): JSX.Element {
  const { session, view, act, busy } = useCampaign();
  const { store } = deps();
  const [kept] = createResource(async () =>
    (await store.kept()).filter(({ campaign }) => campaign === session.campaign),
  );
  const save = (lock: Lock | undefined): Promise<unknown> =>
    act(() => saveBackup(session.campaign, view().title, lock));
  /** What the phone kept holds its secrets too. */
  const saveKept = ({ id, made }: Kept, lock: Lock | undefined): Promise<unknown> =>
    act(async () => {
      const file = await store.keptFile(id, lock);
      if (file) await saveAloud(backupName(view().title, lock, made), file);
    });
  const own = () => view().seats.filter(({ mine }) => mine);
  const phrase = () => own().some(({ id }) => wasShown(session.campaign, id));
  return (
    <>
      <Rows>
        <Show when={own().length > 0}>
          <Row
            title={t('Back up for myself')}
            note={
              phrase()
                ? t('With the keys to my seat, locked: my recovery phrase opens it.')
                : t('With the keys to my seat, locked: you choose the lock.')
            }
            end={<Saver campaign={session.campaign} icon="backup" onSave={save} />}
          />
          <Show when={phrase()}>
            <Row
              title={t('Lock it another way')}
              note={t('With a passphrase, or not at all.')}
              end={<Saver campaign={session.campaign} ask label={t('Choose…')} onSave={save} />}
            />
          </Show>
        </Show>
        <Row
          title={t('A copy for others')}
          note={t('Only the entries that every phone at the table has. No secrets.')}
          end={
            <Button
              small
              icon="share"
              disabled={busy()}
              onTap={() => void act(() => saveCopy(session.campaign, view().title))}
            >
              {t('Save')}
            </Button>
          }
        />
      </Rows>
      <Show when={(kept() ?? []).length > 0}>
        <RowsOf facts label={t('Kept on this phone')} of={kept()}>
          {(one) => (
            <Row
              title={new Date(one.made).toLocaleString()}
              note={t('{why}, {size} KB', {
                why: reasons[one.reason](),
                size: String(Math.ceil(one.bytes / 1024)),
              })}
              end={<Saver campaign={session.campaign} onSave={(lock) => saveKept(one, lock)} />}
            />
          )}
        </RowsOf>
      </Show>
    </>
  );
}
