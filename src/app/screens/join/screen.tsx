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
import { Invited } from './invited.tsx';
import s from './join.module.css';
import { Unlock } from './unlock.tsx';

const Scanner = lazy(() => import('./scanner.tsx'));

export default function JoinScreen(): JSX.Element {
  const location = useLocation();
  const navigate = useNavigate();
  const [brought, setBrought] = createSignal<Brought>();
  const [scanning, setScanning] = createSignal(false);
  const [pasted, setPasted] = createSignal('');
  let left = false;
  onCleanup(() => {
    left = true;
  });

  const open = (campaign: string): void =>
    void navigate({ to: `/c/${campaign}/today`, replace: true } as never);
  const take = (what: Brought): void => {
    setScanning(false);
    setBrought(what);
    if (what.kind !== 'exchange') return;
    toast({
      words: tn(what.added, '{n} new line came with the file.', '{n} new lines came with the file.'),
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
  const file = async (): Promise<void> => {
    const bytes = await chooseFile('');
    if (bytes) take(await readBrought(bytes));
  };
  const back = (): void => {
    setBrought(undefined);
    setPasted('');
  };
  const invitation = () => {
    const what = brought();
    return what?.kind === 'invitation' ? what.invitation : undefined;
  };
  const preview = () => {
    const what = brought();
    return what?.kind === 'backup' ? what.preview : undefined;
  };
  tellReading(() => preview() !== undefined);
  const locked = () => {
    const what = brought();
    return what?.kind === 'locked' ? what.bytes : undefined;
  };
  const refused = () => {
    const what = brought();
    return what?.kind === 'refused' ? what : undefined;
  };
  return (
    <Switch
      fallback={
        <Page
          bar={<TopBar back="/" close title={t('Join a campaign')} />}
          foot={
            <Actions>
              <Button icon="file" onTap={() => void file()}>
                {t('Open a file')}
              </Button>
              <Show
                when={scanning()}
                fallback={
                  <Button kind="filled" icon="qr" grow onTap={() => setScanning(true)}>
                    {t('Scan the code')}
                  </Button>
                }
              >
                <Button icon="close" grow onTap={() => setScanning(false)}>
                  {t('Stop the camera')}
                </Button>
              </Show>
            </Actions>
          }
        >
          <Show when={refused()}>
            {(why) => (
              <div class={s.refused} role="alert">
                <strong>{why().what}</strong> {why().help}
              </div>
            )}
          </Show>
          <Show
            when={scanning()}
            fallback={
              <ol class={s.steps}>
                <li>
                  {t(
                    'A player of the table opens the campaign, taps the two phones at its head, then Add a phone.',
                  )}
                </li>
                <li>{t('Scan the code that phone shows, or open the link it sends you.')}</li>
                <li>{t('Choose your seat.')}</li>
              </ol>
            }
          >
            <Suspense fallback={<LoadingState label={t('Opening the camera')} />}>
              <Scanner onCode={(code) => take(readLink(code))} />
            </Suspense>
          </Show>
          <Field
            label={t('Or paste the link you were sent')}
            value={pasted()}
            rows={2}
            onInput={paste}
            hint={t('It begins with the address of Realmbook and goes on for a while.')}
          />
        </Page>
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
