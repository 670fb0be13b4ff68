/** The state of this phone's storage, in words; and each campaign's last backup, pressed for when it is old. */
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Lock } from '../../../../store/types.ts';
import { daysSince, lastSaved, OLD, saveBackup } from '../../../campaign/backups.ts';
import { deps } from '../../../campaign/deps.ts';
import { attempt, inWords } from '../../../campaign/trouble.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { Saver } from '../../keeping/saver.tsx';

const MB = 1024 * 1024;
function size(bytes: number): string {
  if (bytes < MB) return t('{n} KB', { n: number(Math.ceil(bytes / 1024)) });
  if (bytes < 1000 * MB) return t('{n} MB', { n: number(Math.round(bytes / MB)) });
  return t('{n} GB', { n: number(Math.round(bytes / MB / 1024)) });
}

async function campaigns() {
  const { store } = deps();
  const shelved = await store.shelf();
  return Promise.all(shelved.map(async (one) => ({ ...one, saved: await lastSaved(one.campaign) })));
}

export default function Storage(): JSX.Element {
  const [books, { refetch: reread }] = createResource(campaigns);
  const save = async (campaign: string, title: string, lock: Lock | undefined): Promise<void> => {
    await attempt(() => saveBackup(campaign, title, lock));
    await reread();
  };
  return (
    <Switch>
      <Match when={books.error}>
        {(problem) => (
          <ErrorState title={t('The shelf would not open')} onRetry={() => void reread()}>
            {inWords(problem())}
          </ErrorState>
        )}
      </Match>
      <Match when={true}>
        <Rows>
          <Kept />
          <For each={books() ?? []}>
            {(one) => <BookRow one={one} onSave={(lock) => save(one.campaign, one.title, lock)} />}
          </For>
        </Rows>
      </Match>
    </Switch>
  );
}

/** Whether the browser keeps the books, and how much room they take. */
function Kept(): JSX.Element {
  const { store } = deps();
  const [state, { refetch }] = createResource(() => store.persistence());
  const ask = async (): Promise<void> => {
    const kept = await store.askToPersist();
    await refetch();
    toast(
      kept
        ? { words: t('The browser keeps the books now.'), icon: 'check' }
        : t(
            'The browser would not promise to keep them. Put Realmbook on the home screen, and save backups.',
          ),
    );
  };
  return (
    <>
      <Row
        long
        lead={<Seal icon="tower-flag" tone={state()?.persisted ? 'now' : 'warn'} />}
        title={
          state()?.persisted ? t('The browser keeps your books') : t('The browser may delete your books')
        }
        note={
          state()?.persisted
            ? t('It has promised not to delete them by itself.')
            : t('When the phone runs out of space. Protect your data, install the app, and save backups.')
        }
        end={
          <Show when={state()?.persisted === false}>
            <Button small onTap={() => void ask()}>
              {t('Protect my data')}
            </Button>
          </Show>
        }
      />
      <Show when={state()?.usage}>
        {(used) => (
          <Row
            lead={<Seal icon="treasure-map" />}
            title={t('Storage used')}
            note={
              state()?.quota
                ? t('of about {all} that this browser allows', { all: size(state()?.quota ?? 0) })
                : undefined
            }
            value={size(used())}
          />
        )}
      </Show>
    </>
  );
}

/** A campaign's last backup, pressed for when it is old. */
function BookRow(props: {
  one: Awaited<ReturnType<typeof campaigns>>[number];
  onSave: (lock: Lock | undefined) => Promise<void>;
}): JSX.Element {
  const age = () => daysSince(props.one.saved ?? props.one.added, Date.now());
  const old = () => age() >= OLD;
  return (
    <Row
      lead={<Seal icon="spell-book" tone={old() ? 'warn' : undefined} />}
      title={props.one.title || t('A damaged campaign')}
      tone={old() ? 'warn' : undefined}
      note={
        props.one.saved === undefined
          ? t('No backup outside this phone yet')
          : age() === 0
            ? t('Backed up today')
            : old()
              ? tn(age(), 'Backed up {n} day ago: save a new one', 'Backed up {n} days ago: save a new one')
              : tn(age(), 'Backed up {n} day ago', 'Backed up {n} days ago')
      }
      end={<Saver campaign={props.one.campaign} icon="backup" label={t('Save')} onSave={props.onSave} />}
    />
  );
}
