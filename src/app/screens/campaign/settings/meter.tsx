/** How safe the campaign is, in plain words: kept by the browser or not, last backup, last meeting, whose phones have it. */
import { createMemo, createResource, type JSX, Show } from 'solid-js';
import type { Lock } from '../../../../store/types.ts';
import { backupsSaved, daysSince, lastSaved, OLD, saveBackup } from '../../../campaign/backups.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { type Copy, copiesOf, heldElsewhere } from '../../../campaign/copies.ts';
import { deps } from '../../../campaign/deps.ts';
import { linked, meetings } from '../../../campaign/meeting.ts';
import { listed, t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Saver } from '../../keeping/saver.tsx';

const ago = (at: number | undefined, never: string): string => {
  if (at === undefined) return never;
  const days = daysSince(at, Date.now());
  return days === 0 ? t('today') : tn(days, '{n} day ago', '{n} days ago');
};

/** Who has all of it, then who may lack something of it. */
function held(copies: readonly Copy[]): string {
  const whole = copies.filter(({ lacks }) => lacks === 0).map(({ name }) => name);
  const rest = copies.filter(({ lacks }) => lacks > 0);
  return [
    ...(whole.length > 0
      ? [tn(whole.length, '{names} has all of it.', '{names} have all of it.', { names: listed(whole) })]
      : []),
    ...rest.map(({ name, lacks }) =>
      tn(lacks, '{name} may be missing {n} entry.', '{name} may be missing {n} entries.', { name }),
    ),
  ].join(' ');
}

export function Meter(): JSX.Element {
  const { session, view, act } = useCampaign();
  const { store } = deps();
  const { now } = meetings(session);
  const [browser, { refetch: asked }] = createResource(() => store.persistence());
  const [times] = createResource(backupsSaved, async () => {
    const shelved = (await store.shelf()).find(({ campaign }) => campaign === session.campaign);
    return { met: shelved?.met, added: shelved?.added, saved: await lastSaved(session.campaign) };
  });
  const copies = createMemo(() => {
    now();
    return copiesOf(view());
  });
  const elsewhere = createMemo(() => {
    now();
    return heldElsewhere(view());
  });
  const old = () => {
    const since = times()?.saved ?? times()?.added;
    return since !== undefined && daysSince(since, Date.now()) >= OLD;
  };
  const save = (lock: Lock | undefined): Promise<unknown> =>
    act(() => saveBackup(session.campaign, view().title, lock));
  const protect = async (): Promise<void> => {
    await act(() => store.askToPersist());
    await asked();
  };
  return (
    <Rows facts label={t('How safe it is')}>
      <Show when={browser()?.persisted !== undefined}>
        <Row
          title={t('This browser')}
          note={browser()?.persisted ? t('keeps it') : t('may delete it when the phone runs out of space')}
          tone={browser()?.persisted ? undefined : 'warn'}
          end={
            <Show when={!browser()?.persisted}>
              <Button small onTap={() => void protect()}>
                {t('Ask the browser to keep it')}
              </Button>
            </Show>
          }
        />
      </Show>
      <Row
        title={t('Last backup')}
        note={ago(times()?.saved, t('none yet'))}
        tone={old() ? 'warn' : undefined}
        end={
          <Show when={old()}>
            <Saver campaign={session.campaign} icon="backup" onSave={save} />
          </Show>
        }
      />
      <Row title={t('Last meeting')} note={linked(now()) > 0 ? t('now') : ago(times()?.met, t('none yet'))} />
      <Row
        title={t('Other players’ phones')}
        note={
          copies().length > 0
            ? held(copies())
            : elsewhere()
              ? t('no player’s phone; a phone that was here before still has its old copy')
              : t('no other phone has it: only this one')
        }
        tone={copies().length > 0 ? undefined : 'warn'}
      />
    </Rows>
  );
}
