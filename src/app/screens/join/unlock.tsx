/** A locked backup before it is opened: asks for its words. Wrong ones are told, and change nothing. */
import { createSignal, type JSX } from 'solid-js';
import { backupWording } from '../../../store/index.ts';
import { deps } from '../../campaign/deps.ts';
import { attempt } from '../../campaign/trouble.ts';
import { t, worded } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Plate } from '../../ui/plate.tsx';
import { wordsField } from '../../ui/words-field.tsx';
import type { Brought } from './brought.ts';
import s from './join.module.css';

export function Unlock(props: {
  bytes: Uint8Array;
  onOpened: (what: Brought) => void;
  onRefuse: () => void;
}): JSX.Element {
  const { words, refuse, Field } = wordsField();
  const [opening, setOpening] = createSignal(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    const read = await attempt(() => deps().store.readBackup(props.bytes, undefined, words()));
    setOpening(false);
    if (read?.ok) props.onOpened({ kind: 'backup', preview: read });
    else if (read) {
      const { what, help } = backupWording[read.fault];
      refuse(`${worded({ say: what })} ${worded({ say: help })}`);
    }
  };
  return (
    <div class={s.card}>
      <Plate asked>
        <p class={s.over}>{t('a backup')}</p>
        <h2 class={s.title}>{t('It is locked')}</h2>
        <Field label={t('Its passphrase, or your recovery phrase')} rows={2} />
        <div class={s.answers}>
          <Button onTap={props.onRefuse}>{t('Not this one')}</Button>
          <Button
            kind="filled"
            icon="lock"
            grow
            disabled={opening() || words().trim() === ''}
            onTap={() => void open()}
          >
            {opening() ? t('Opening …') : t('Open it')}
          </Button>
        </div>
      </Plate>
    </div>
  );
}
