/**
 * The way to a table: by the link that was opened, one that is pasted, a code under the camera, or a file. What comes is
 * shown before anything is kept; what cannot be read is said in words and changes nothing.
 */
import { useLocation, useNavigate } from '@tanstack/solid-router';
import {
  createEffect,
  createSignal,
  type JSX,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { tellReading } from '../../campaign/reading.tsx';
import { chooseFile } from '../../device/files.ts';
import { t, tn } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { importedWords } from '../settings/parts/imported-words.ts';
import { BackupFound } from './backup-found.tsx';
import { type Brought, readBrought, readLink } from './brought.ts';
import { kindsOf } from './brought-kinds.ts';
import { Invited } from './invited.tsx';
import s from './join.module.css';
import { Unlock } from './unlock.tsx';

const Scanner = lazy(() => import('./scanner.tsx'));

export default function JoinScreen(): JSX.Element {
  const navigate = useNavigate();
  const open = (campaign: string): void =>
    void navigate({ to: `/c/${campaign}/today`, replace: true } as never);
  const { brought, scanning, setScanning, pasted, take, paste, back } = createBrought(open);
  const file = async (): Promise<void> => {
    const bytes = await chooseFile('');
    if (bytes) take(await readBrought(bytes));
  };
  const { invitation, preview, locked, refused } = kindsOf(brought);
  tellReading(() => preview() !== undefined);
  return (
    <Switch
      fallback={
        <Ask
          refused={refused()}
          scanning={scanning()}
          pasted={pasted()}
          onScan={setScanning}
          onCode={(code) => take(readLink(code))}
          onFile={() => void file()}
          onPaste={paste}
        />
      }
    >
      <Match when={invitation()}>{(one) => <Invited invitation={one()} onRefuse={back} />}</Match>
      <Match when={locked()}>
        {(bytes) => (
          <Page bar={<TopBar back="/" close title={t('Join a campaign')} />}>
            <Unlock bytes={bytes()} onOpened={take} onRefuse={back} />
          </Page>
        )}
      </Match>
      <Match when={preview()}>
        {(one) => (
          <Page bar={<TopBar back="/" close title={t('Join a campaign')} />}>
            <BackupFound
              preview={one()}
              onImported={(imported) => {
                // A campaign that is new here shows itself; one that was here already would look as if nothing had happened.
                if (one().compare.with !== 'new')
                  toast({ words: importedWords(one(), imported), icon: 'check' });
                open(imported.campaign);
              }}
              onRefuse={back}
            />
          </Page>
        )}
      </Match>
    </Switch>
  );
}

/** What was brought by the link that was opened, a code, a file or a link that was pasted. */
function createBrought(open: (campaign: string) => void) {
  const location = useLocation();
  const [brought, setBrought] = createSignal<Brought>();
  const [scanning, setScanning] = createSignal(false);
  const [pasted, setPasted] = createSignal('');
  let left = false;
  onCleanup(() => {
    left = true;
  });

  const take = (what: Brought): void => {
    setScanning(false);
    setBrought(what);
    if (what.kind !== 'exchange') return;
    toast({
      words: tn(what.added, 'The file brought {n} new entry.', 'The file brought {n} new entries.'),
      icon: 'check',
    });
    // A long file is read on while its reader looks at something else.
    if (!left) open(what.campaign);
  };
  // Another invitation may be opened while this page stands.
  createEffect(
    on(
      () => location().hash,
      (code) => code && take(readLink(code)),
    ),
  );
  const paste = (words: string): void => {
    setPasted(words);
    if (words.trim()) take(readLink(words));
    else setBrought(undefined);
  };
  const back = (): void => {
    setBrought(undefined);
    setPasted('');
  };
  return { brought, scanning, setScanning, pasted, take, paste, back };
}

/** The ways to a table: a code, a file, a link. */
function Ask(props: {
  refused: Extract<Brought, { kind: 'refused' }> | undefined;
  scanning: boolean;
  pasted: string;
  onScan: (on: boolean) => void;
  onCode: (code: string) => void;
  onFile: () => void;
  onPaste: (words: string) => void;
}): JSX.Element {
  return (
    <Page
      bar={<TopBar back="/" close title={t('Join a campaign')} />}
      foot={<Ways scanning={props.scanning} onScan={props.onScan} onFile={props.onFile} />}
    >
      <Show when={props.refused}>
        {(why) => (
          <div class={s.refused} role="alert">
            <strong>{why().what}</strong> {why().help}
          </div>
        )}
      </Show>
      <Show when={props.scanning} fallback={<Steps />}>
        <Suspense fallback={<LoadingState label={t('Opening the camera')} />}>
          <Scanner onCode={props.onCode} />
        </Suspense>
      </Show>
      <Field
        label={t('Or paste the link you were sent')}
        value={props.pasted}
        rows={2}
        onInput={props.onPaste}
        hint={t('It is long and begins with the address of Realmbook.')}
      />
    </Page>
  );
}

function Ways(props: { scanning: boolean; onScan: (on: boolean) => void; onFile: () => void }): JSX.Element {
  return (
    <Actions>
      <Button icon="file" onTap={props.onFile}>
        {t('Open a file')}
      </Button>
      <Show
        when={props.scanning}
        fallback={
          <Button kind="filled" icon="qr" grow onTap={() => props.onScan(true)}>
            {t('Scan the code')}
          </Button>
        }
      >
        <Button icon="close" grow onTap={() => props.onScan(false)}>
          {t('Stop the camera')}
        </Button>
      </Show>
    </Actions>
  );
}

/** How a player comes to the table. */
function Steps(): JSX.Element {
  return (
    <ol class={s.steps}>
      <li>
        {t('A player of the table opens the campaign, taps the two phones at its head, then Add a phone.')}
      </li>
      <li>{t('Scan the code that phone shows, or open the link it sends you.')}</li>
      <li>{t('Choose your seat.')}</li>
    </ol>
  );
}
