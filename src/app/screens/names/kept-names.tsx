/** The starred names, to be copied or shared all at once. */
import { For, Show } from 'solid-js';
import { copy, share } from '../../device/share.ts';
import { t, tn } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { names } from './kept.ts';
import { NameActions, say } from './name-actions.tsx';
import s from './screen.module.css';

export function Kept() {
  const list = () => names().join('\n');
  return (
    <Show when={names().length > 0}>
      <section class={s.kept} aria-label={t('Names you keep')}>
        <Head title={t('names you keep')} note={tn(names().length, '{n} name', '{n} names')} />
        <Rows facts>
          <For each={names()}>{(name) => <Row title={name} end={<NameActions name={name} small />} />}</For>
        </Rows>
        <div class={s.ends}>
          <Button kind="quiet" small icon="copy" onTap={() => void copy(list()).then(say)}>
            {t('Copy all')}
          </Button>
          <Button kind="quiet" small icon="share" onTap={() => void share({ text: list() }).then(say)}>
            {t('Share all')}
          </Button>
        </div>
      </section>
    </Show>
  );
}
