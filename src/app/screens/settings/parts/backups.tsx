/** A backup opened, looked at, and taken in; and the backups the phone keeps before anything risky, each of them to be had back. */
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { BackupReason, Kept } from '../../../../store/types.ts';
import { deps } from '../../../campaign/deps.ts';
import { tellReading } from '../../../campaign/reading.tsx';
import { attempt, inWords } from '../../../campaign/trouble.ts';
import { chooseFile } from '../../../device/files.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { BackupFound, moment } from '../../join/backup-found.tsx';
import { type Brought, readBrought } from '../../join/brought.ts';
import { kindsOf } from '../../join/brought-kinds.ts';
import { Unlock } from '../../join/unlock.tsx';
import s from '../screen.module.css';
import { importedWords } from './imported-words.ts';

const reasons: { readonly [reason in BackupReason]: () => string } = {
  import: () => t('before an import'),
  update: () => t('before an update'),
  removal: () => t('before a removal'),
  asked: () => t('by hand'),
};

export default function Backups(): JSX.Element {
  const { store } = deps();
  const [kept, { refetch }] = createResource(() => store.kept());
  const [found, setFound] = createSignal<Brought>();
  const { invitation, preview, locked, refused } = kindsOf(found);
  tellReading(() => preview() !== undefined);
  const trouble = () => {
    const what = refused();
    if (what) return `${what.what} ${what.help}`;
    return invitation()
      ? t('This is an invitation, not a backup. Open it from Join on the shelf.')
      : undefined;
  };
  const open = async (bytes: Uint8Array | undefined): Promise<void> => {
    if (!bytes) return;
    const what = await readBrought(bytes);
    setFound(what);
    if (what.kind === 'exchange') {
      toast(tn(what.added, 'The file brought {n} new entry.', 'The file brought {n} new entries.'));
      setFound(undefined);
    }
  };
  const restore = ({ id }: Kept): Promise<void> =>
    opening(async () => (await store.keptFile(id)) ?? undefined);
  const opening = async (file: () => Promise<Uint8Array | undefined>): Promise<void> => {
    await attempt(async () => open(await file()));
  };
  return (
    <div class={s.group}>
      <Show when={trouble()}>{(why) => <p role="alert">{why()}</p>}</Show>
      <Show
        when={preview()}
        fallback={
          <Show
            when={locked()}
            fallback={
              <Button icon="file" grow onTap={() => void opening(() => chooseFile(''))}>
                {t('Open a backup')}
              </Button>
            }
          >
            {(bytes) => <Unlock bytes={bytes()} onOpened={setFound} onRefuse={() => setFound(undefined)} />}
          </Show>
        }
      >
        {(one) => (
          <BackupFound
            preview={one()}
            onRefuse={() => setFound(undefined)}
            onImported={(imported) => {
              const words = importedWords(one(), imported);
              setFound(undefined);
              void refetch();
              toast({
                words,
                icon: 'check',
                // An address: it goes with the page, however the campaign is opened.
                action: { label: t('Open it'), href: `/c/${imported.campaign}/today` },
              });
            }}
          />
        )}
      </Show>
      <Switch>
        <Match when={kept.error}>{(problem) => <p role="alert">{inWords(problem())}</p>}</Match>
        <Match when={(kept() ?? []).length > 0}>
          <Rows facts label={t('Kept on this phone')}>
            <For each={kept()}>{(one) => <KeptRow one={one} onLook={() => void restore(one)} />}</For>
          </Rows>
        </Match>
      </Switch>
    </div>
  );
}

function KeptRow(props: { one: Kept; onLook: () => void }): JSX.Element {
  return (
    <Row
      title={props.one.title}
      note={t('{when}, {why}, {size} KB', {
        when: moment(props.one.made),
        why: reasons[props.one.reason](),
        size: number(Math.ceil(props.one.bytes / 1024)),
      })}
      end={
        <Button small icon="eye" onTap={props.onLook}>
          {t('Look')}
        </Button>
      }
    />
  );
}
