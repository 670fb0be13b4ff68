/** Letters to and from this seat, newest first, and one to write: private, in any season, binding nobody. */
import { createEffect, createMemo, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import { type Letter, lettersIn, wordsOf, writable } from '../../../../campaign/letters.ts';
import { sendLetter } from '../../../../campaign/write-letter.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chance } from '../../../campaign/deps.ts';
import { markRead, unread } from '../../../campaign/letters-read.ts';
import { meetings } from '../../../campaign/meeting.ts';
import { linkedSeats } from '../../../campaign/wait.ts';
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
  /** Not opened before this page was: they are read first. */
  const [news, setNews] = createSignal<readonly string[]>(
    untrack(() => unread(view(), seat())).map(({ entry }) => entry),
  );
  const fresh = () => letters().filter(({ entry }) => news().includes(entry));
  const [answered, setAnswered] = createSignal<Seat>();
  createEffect(() => {
    const fresh = unread(view(), seat());
    if (fresh.length > 0) {
      setNews((known) => [...new Set([...known, ...fresh.map(({ entry }) => entry)])]);
      markRead(
        session.campaign,
        seat(),
        fresh.map(({ entry }) => entry),
      );
    }
  });
  return (
    <Page stacked bar={<TopBar back={to('today')} title={t('Letters')} />}>
      <Show when={mine()} fallback={<p data-quiet>{t('Letters are for those who sit at the table.')}</p>}>
        <Show when={fresh().length > 0}>
          <Head title={t('new')} />
          <For each={fresh()}>
            {(letter) => (
              <Sheet letter={letter}>
                <Button
                  kind={answered() === undefined ? 'filled' : undefined}
                  onTap={() => setAnswered(letter.from)}
                >
                  {t('Reply')}
                </Button>
              </Sheet>
            )}
          </For>
        </Show>
        <Show when={fresh().length === 0 || answered()}>
          <Writing to={answered()} />
        </Show>
      </Show>
      <Head title={t('sent and received')} />
      <Show
        when={letters().length > 0}
        fallback={<p data-quiet>{t('No letter yet. Only its writer and its reader can read one.')}</p>}
      >
        <For each={letters().filter((letter) => !fresh().includes(letter))}>
          {(letter) => <Sheet letter={letter} />}
        </For>
      </Show>
    </Page>
  );
}

function Writing(props: { to: Seat | undefined }): JSX.Element {
  const { session, view, seat, player, act, busy } = useCampaign();
  const others = () => writable(view().book, seat());
  const [chosen, setChosen] = createSignal('');
  createEffect(() => props.to !== undefined && setChosen(props.to));
  const reader = () => (others().includes(chosen()) ? chosen() : (others()[0] ?? ''));
  const [text, setText] = createSignal('');
  const send = async (): Promise<void> => {
    const to = reader();
    const name = player(to);
    const sent = await act(() => sendLetter(session, seat(), to, text().trim(), chance));
    if (sent === undefined) return;
    setText('');
    const near = linkedSeats(view(), meetings(session).now()).has(to);
    toast({
      words: near
        ? t('Sealed, and sent to {name}.', { name })
        : t('Sealed: {name} gets it with the next meeting.', { name }),
      icon: 'lock',
    });
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

function Sheet(props: { letter: Letter; children?: JSX.Element }): JSX.Element {
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
      {props.children}
    </article>
  );
}
