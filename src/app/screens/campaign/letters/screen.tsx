/** Letters to and from this seat, newest first, and one to write: private, in any season, binding nobody. */
import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { type Letter, lettersIn, wordsOf, writable } from '../../../../campaign/letters.ts';
import { sendLetter } from '../../../../campaign/write-letter.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chance } from '../../../campaign/deps.ts';
import { markRead, unread } from '../../../campaign/letters-read.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import s from './letters.module.css';

export default function LettersScreen(): JSX.Element {
  const { session, view, seat, to } = useCampaign();
  const mine = () => view().seats.some(({ id, mine: own }) => own && id === seat());
  const letters = createMemo(() =>
    lettersIn(view().book)
      .filter((letter) => mine() && (letter.from === seat() || letter.to.includes(seat())))
      .toReversed(),
  );
  createEffect(() => {
    const fresh = unread(view(), seat());
    if (fresh.length > 0)
      markRead(
        session.campaign,
        seat(),
        fresh.map(({ entry }) => entry),
      );
  });
  return (
    <Page stacked bar={<TopBar back={to('today')} title={t('Letters')} />}>
      <Show when={mine()} fallback={<p data-quiet>{t('Letters are for those who sit at the table.')}</p>}>
        <Writing />
      </Show>
      <Head title={t('sent and received')} />
      <Show
        when={letters().length > 0}
        fallback={<p data-quiet>{t('No letter yet. Only its writer and its reader can read one.')}</p>}
      >
        <For each={letters()}>{(letter) => <Sheet letter={letter} />}</For>
      </Show>
    </Page>
  );
}

function Writing(): JSX.Element {
  const { session, view, seat, player, act, busy } = useCampaign();
  const others = () => writable(view().book, seat());
  const [chosen, setChosen] = createSignal('');
  const reader = () => (others().includes(chosen()) ? chosen() : (others()[0] ?? ''));
  const [text, setText] = createSignal('');
  const send = async (): Promise<void> => {
    const name = player(reader());
    const sent = await act(() => sendLetter(session, seat(), reader(), text().trim(), chance));
    if (sent === undefined) return;
    setText('');
    toast({ words: t('Sealed: {name} gets it with the next meeting.', { name }), icon: 'lock' });
  };
  return (
    <Show
      when={others().length > 0}
      fallback={<p data-quiet>{t('Nobody else has taken a seat yet: there is nobody to write to.')}</p>}
    >
      <Chips label={t('To whom')}>
        <For each={others()}>
          {(one) => (
            <Chip on={one === reader()} onTap={() => setChosen(one)}>
              {player(one)}
            </Chip>
          )}
        </For>
      </Chips>
      <Field
        label={t('To {who}', { who: player(reader()) })}
        value={text()}
        rows={5}
        maxLength={4000}
        onInput={setText}
        hint={t('Everybody sees that you wrote. Only {who} can read it, and it binds nobody.', {
          who: player(reader()),
        })}
      />
      <Button kind="filled" icon="lock" disabled={busy() || text().trim() === ''} onTap={() => void send()}>
        {t('Seal and send')}
      </Button>
    </Show>
  );
}

function Sheet(props: { letter: Letter }): JSX.Element {
  const { session, view, player } = useCampaign();
  const words = () => wordsOf(view().book, session.ring(), props.letter.entry);
  return (
    <article class={s.letter}>
      <h3>
        {t('{from} to {to}', {
          from: player(props.letter.from),
          to: listed(props.letter.to.map(player)),
        })}
      </h3>
      <p class={s.words}>{words() ?? t('This letter cannot be opened on this phone.')}</p>
    </article>
  );
}
