/** A player's own words for the chronicle: an insult, a deed, a correction by the scribe. */
import { type JSX, Show } from 'solid-js';
import { addNote } from '../../../../campaign/acts.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { createDrafts, drafted } from '../../../drafts.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import s from './chronicle.module.css';

export function NoteForm(props: {
  about?: string;
  placeholder?: string;
  onWritten?: () => void;
}): JSX.Element {
  const { session, seat, act, busy } = useCampaign();
  const drafts = createDrafts(JSON.stringify([session.campaign, seat(), 'note', props.about]));
  const [text, setText] = drafted(drafts, 'text', '');
  const write = async (): Promise<void> => {
    const words = text().trim();
    if (!words || !(await act(() => addNote(session, seat(), words, props.about)))) return;
    setText('');
    drafts.discard();
    props.onWritten?.();
  };
  return (
    <form
      class={s.note}
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <label>
        <span class={s.hidden}>{t('Your words for the chronicle')}</span>
        <textarea
          rows={text() ? 3 : 1}
          value={text()}
          maxLength={4000}
          placeholder={props.placeholder ?? t('Add your own words')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Show when={text().trim() !== ''}>
        <Button submit small disabled={busy()}>
          {t('Add the note')}
        </Button>
      </Show>
    </form>
  );
}
