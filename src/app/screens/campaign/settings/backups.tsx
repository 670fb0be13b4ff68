/** Backups of this campaign: one tap to save a file, with or without this phone's secrets; those kept by themselves. */
import { createResource, For, type JSX, Show } from 'solid-js';
import { backupName, saveBackup } from '../../../campaign/backups.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { deps } from '../../../campaign/deps.ts';
import { saveAloud } from '../../../campaign/save.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

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
  const save = (secrets: boolean): Promise<unknown> =>
    act(() => saveBackup(session.campaign, view().title, secrets));
  return (
    <>
      <Rows>
        <Show when={view().seats.some(({ mine }) => mine)}>
          <Row
            title={t('Back up for myself')}
            note={t('With my seats’ secrets: anybody with the file can sit in my seat.')}
            end={
              <Button small icon="backup" disabled={busy()} onTap={() => void save(true)}>
                {t('Save')}
              </Button>
            }
          />
        </Show>
        <Row
          title={t('A copy for others')}
          note={t('What every phone of the table has anyway. No secrets.')}
          end={
            <Button small icon="share" disabled={busy()} onTap={() => void save(false)}>
              {t('Save')}
            </Button>
          }
        />
      </Rows>
      <Show when={(kept() ?? []).length > 0}>
        <Rows facts label={t('Kept on this phone')}>
          <For each={kept()}>
            {({ id, made, reason, bytes }) => (
              <Row
                title={new Date(made).toLocaleString()}
                note={t('{why}, {size} KB', {
                  why: reasons[reason](),
                  size: String(Math.ceil(bytes / 1024)),
                })}
                end={
                  <Button
                    small
                    onTap={() =>
                      void act(async () => {
                        const file = await store.keptFile(id);
                        if (file) await saveAloud(backupName(view().title), file);
                      })
                    }
                  >
                    {t('Save')}
                  </Button>
                }
              />
            )}
          </For>
        </Rows>
      </Show>
    </>
  );
}
