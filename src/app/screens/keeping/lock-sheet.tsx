/** What a backup for oneself is locked with: a passphrase, the recovery phrase, or nothing, once it is said what lies in it. */
import { createSignal, For, type JSX, Match, Switch } from 'solid-js';
import type { Lock } from '../../../store/types.ts';
import type { OwnPhrase } from '../../campaign/backups.ts';
import { LEAST, weakness } from '../../campaign/passphrase.ts';
import { markShown } from '../../campaign/phrase-shown.ts';
import { t } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import s from '../campaign/settings/settings.module.css';

export default function LockSheet(props: {
  campaign: string;
  /** Words that stand on the campaign's pages: its title, its players' names. */
  known: readonly string[];
  own: readonly OwnPhrase[];
  busy: boolean;
  onLock: (lock: Lock) => void;
  onClose: () => void;
}): JSX.Element {
  const [at, setAt] = createSignal<'choice' | 'phrase' | 'open'>('choice');
  const [pass, setPass] = createSignal('');
  const first = () => props.own[0];
  const withPhrase = (): void => {
    const shown = props.own.filter((one) => one.shown);
    if (shown.length === 0) setAt('phrase');
    else props.onLock(shown.map(({ words }) => words));
  };
  const written = (): void => {
    const one = first();
    if (!one) return;
    markShown(props.campaign, one.seat);
    props.onLock([one.words]);
  };
  const back = (): void => void setAt('choice');
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Lock the backup')}
      note={t(
        'The file holds the keys to your seat. A person who opens it can play for you and read your ledger and your letters.',
      )}
    >
      <Switch>
        <Match when={at() === 'choice'}>
          <Passphrase
            pass={pass()}
            onPass={setPass}
            known={props.known}
            busy={props.busy}
            onLock={props.onLock}
          />
          <Rows label={t('Or')}>
            <Row
              title={t('With my recovery phrase')}
              note={t('The twelve words that bring you back to your seat.')}
              onTap={withPhrase}
            />
            <Row
              title={t('Without a lock…')}
              note={t('Anybody who gets the file can open it.')}
              tone="warn"
              onTap={() => setAt('open')}
            />
          </Rows>
        </Match>
        <Match when={at() === 'phrase'}>
          <Phrase words={first()?.words} busy={props.busy} onBack={back} onWritten={written} />
        </Match>
        <Match when={at() === 'open'}>
          <Unlocked busy={props.busy} onBack={back} onLock={props.onLock} />
        </Match>
      </Switch>
    </SheetDialog>
  );
}

function Passphrase(props: {
  pass: string;
  onPass: (words: string) => void;
  known: readonly string[];
  busy: boolean;
  onLock: (lock: Lock) => void;
}): JSX.Element {
  const why = () => weakness(props.pass, props.known);
  const typed = () => props.pass.trim().length >= LEAST;
  return (
    <>
      <div class={s.typed}>
        <Field
          label={t('Passphrase')}
          value={props.pass}
          onInput={props.onPass}
          error={typed() ? why() : undefined}
          hint={t(
            'Four words that do not belong together are best. Write them down: without them you cannot open the file either.',
          )}
        />
      </div>
      <Actions>
        <Button
          kind="filled"
          icon="lock"
          grow
          disabled={props.busy || why() !== undefined}
          onTap={() => props.onLock([props.pass])}
        >
          {props.busy ? t('Locking …') : t('Lock and save')}
        </Button>
      </Actions>
    </>
  );
}

/** The recovery phrase, to be written down before it locks anything. */
function Phrase(props: {
  words: string | undefined;
  busy: boolean;
  onBack: () => void;
  onWritten: () => void;
}): JSX.Element {
  return (
    <>
      <p class={s.said}>{t('Write these words down first. They open the backup when this phone is lost.')}</p>
      <ol class={s.phrase}>
        <For each={props.words?.split(' ')}>{(word) => <li>{word}</li>}</For>
      </ol>
      <Actions>
        <Button onTap={props.onBack}>{t('Back')}</Button>
        <Button kind="filled" icon="lock" grow disabled={props.busy} onTap={props.onWritten}>
          {props.busy ? t('Locking …') : t('I wrote them down: save')}
        </Button>
      </Actions>
    </>
  );
}

/** What it means to save without a lock. */
function Unlocked(props: { busy: boolean; onBack: () => void; onLock: (lock: Lock) => void }): JSX.Element {
  return (
    <>
      <p class={s.said}>
        {t(
          'Without a lock anybody who gets the file can take your seat and play for you, read your ledger and your letters, and bring others to the table. Keep it where nobody else looks.',
        )}
      </p>
      <Actions>
        <Button onTap={props.onBack}>{t('Back')}</Button>
        <Button kind="danger" grow disabled={props.busy} onTap={() => props.onLock([])}>
          {t('Save without a lock')}
        </Button>
      </Actions>
    </>
  );
}
