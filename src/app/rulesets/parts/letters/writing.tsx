/** A letter being written. One that was begun to one reader is not the letter to another; each is kept until it is sent. */
import { createEffect, type JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { createDrafts, drafted } from '../../../drafts.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PickChips } from '../pick-chips.tsx';
import s from './letters.module.css';

export interface WritingProps {
  /** Its drafts are kept under this name. */
  readonly form: string;
  /** Seats that can be written to: one at least. */
  readonly readers: readonly Seat[];
  /** Characters a letter may have. */
  readonly most: number;
  /** What becomes of a letter to a player. */
  readonly hint: (name: string) => string;
  /** Resolves to whether it is sent. */
  readonly send: (to: Seat, text: string) => Promise<boolean>;
}

export function Writing(
  props: WritingProps & {
    /** Whose letter is being answered. */
    readonly to: Seat | undefined;
    /** Whether there are words to send. */
    readonly onWriting: (writing: boolean) => void;
  },
): JSX.Element {
  const { player, busy } = useCampaign();
  const drafts = createDrafts(props.form);
  const [chosen, setChosen] = drafted(drafts, 'to', '');
  const [texts, setTexts] = drafted<{ readonly [reader: Seat]: string }>(drafts, 'texts', {});
  const reader = (): Seat => (props.readers.includes(chosen()) ? chosen() : (props.readers[0] ?? ''));
  const text = () => texts()[reader()] ?? '';
  const empty = () => text().trim() === '';
  const write = (to: Seat, words: string): void => void setTexts((now) => ({ ...now, [to]: words }));
  let form: HTMLElement | undefined;
  createEffect(() => {
    if (props.to === undefined) return;
    setChosen(props.to);
    form?.querySelector('textarea')?.focus();
  });
  createEffect(() => props.onWriting(!empty()));
  const send = async (): Promise<void> => {
    const to = reader();
    if (await props.send(to, text().trim())) write(to, '');
  };
  return (
    <section ref={form} class={s.writing}>
      <PickChips
        label={t('Recipient')}
        all={props.readers}
        picked={reader()}
        name={player}
        onPick={setChosen}
      />
      <Field
        label={t('To {who}', { who: player(reader()) })}
        value={text()}
        rows={5}
        maxLength={props.most}
        onInput={(words) => write(reader(), words)}
        hint={props.hint(player(reader()))}
      />
      <Button
        kind={empty() ? 'outlined' : 'filled'}
        icon="lock"
        disabled={busy() || empty()}
        onTap={() => void send()}
      >
        {t('Seal and send')}
      </Button>
    </section>
  );
}
