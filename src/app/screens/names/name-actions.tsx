/** What can be done with a name: star it, copy it, hand it on. */
import { Show } from 'solid-js';
import { copy, share } from '../../device/share.ts';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';
import { names, star } from './kept.ts';
import s from './screen.module.css';

export const say = (came: string): void => {
  if (came === 'copied') toast({ words: t('Copied'), icon: 'check' });
  if (came === 'refused') toast(t('This browser would not copy it.'));
};

export function NameActions(props: { name: string; small?: boolean }) {
  const starred = () => names().includes(props.name);
  return (
    <div class={s.actions}>
      <IconButton
        icon="star"
        label={
          starred() ? t('Stop keeping {name}', { name: props.name }) : t('Keep {name}', { name: props.name })
        }
        pressed={starred()}
        onTap={() => star(props.name)}
      />
      <IconButton
        icon="copy"
        label={t('Copy {name}', { name: props.name })}
        onTap={() => void copy(props.name).then(say)}
      />
      <Show when={!props.small}>
        <IconButton
          icon="share"
          label={t('Share {name}', { name: props.name })}
          onTap={() => void share({ text: props.name }).then(say)}
        />
      </Show>
    </div>
  );
}
