/** What the rules would not have, done because the table agrees: why, in the table's words, for the chronicle. */
import { createSignal, type JSX } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from './dialogs.tsx';
import s from './order-page.module.css';

export function Agreement(props: {
  open: boolean;
  against: string;
  onClose: () => void;
  onAgreed: (why: string) => void;
}): JSX.Element {
  const [why, setWhy] = createSignal('');
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('By agreement')}
      note={t(
        'The rules do not allow it: {why} If the table agrees, the chronicle says that you agreed on it.',
        {
          why: props.against,
        },
      )}
    >
      <Field
        label={t('What the table agreed')}
        value={why()}
        maxLength={200}
        rows={2}
        onInput={setWhy}
        placeholder={t('We forgot it last turn')}
      />
      <div class={s.agree}>
        <Button kind="filled" grow disabled={why().trim() === ''} onTap={() => props.onAgreed(why().trim())}>
          {t('Do it by agreement')}
        </Button>
      </div>
    </Sheet>
  );
}
