/** The letter desk: one to write, those sent and received with their words and seals, and whom to show them to. */
import { For, type JSX, Show } from 'solid-js';
import { giveOrder } from '../../../../campaign/acts.ts';
import { isGenuine, sealOf, type Written } from '../../../../rules/mighty-empires/court/letters.ts';
import { notInWinter } from '../../../../rules/mighty-empires/winter/now.ts';
import { createDrafts, drafted } from '../../../drafts.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { toldTo } from '../told.ts';
import s from './court.module.css';
import { freshId } from './fresh.ts';

export function LettersDesk(): JSX.Element {
  const { state, seat, to } = useEmpire();
  const mine = () =>
    Object.entries(state().court.letters)
      .filter(([, letter]) => letter.from === seat() || letter.to === seat() || letter.shown.includes(seat()))
      .toReversed();
  return (
    <Page stacked bar={<TopBar back={to('today')} title={t('Letters')} />}>
      <Show when={!notInWinter(state(), seat(), 'diplomacy')}>
        <Writing />
      </Show>
      <Head title={t('sent and received')} />
      <Show
        when={mine().length > 0}
        fallback={<p class={s.quiet}>{t('Nothing yet. Letters ride in the diplomacy of winter.')}</p>}
      >
        <For each={mine()}>{([id]) => <Sheet id={id} />}</For>
      </Show>
    </Page>
  );
}

function Writing(): JSX.Element {
  const { session, state, seat, player, act, busy } = useEmpire();
  const { write } = useBook();
  const others = () => state().seats.filter((one) => one !== seat());
  const drafts = createDrafts(JSON.stringify([session.campaign, seat(), 'letter']));
  const [addressee, setAddressee] = drafted(drafts, 'to', others()[0] ?? '');
  const [text, setText] = drafted(drafts, 'text', '');
  const send = async (): Promise<void> => {
    const letter = freshId('l');
    const words = { text: text().trim(), sand: freshId('s') };
    const receiver = addressee();
    if (!(await write({ write: 'letter', letter, from: seat(), to: receiver, ...words }))) return;
    const order = { letter, to: receiver, seal: sealOf(words) };
    if ((await act(() => giveOrder(session, seat(), 'send-letter', order))) === undefined) return;
    setText('');
    drafts.discard();
  };
  return (
    <section class={s.part}>
      <Chips label={t('To whom')}>
        <For each={others()}>
          {(one) => (
            <Chip on={one === addressee()} onTap={() => setAddressee(one)}>
              {player(one)}
            </Chip>
          )}
        </For>
      </Chips>
      <Field
        label={t('To {who}', { who: player(addressee()) })}
        value={text()}
        rows={5}
        maxLength={2000}
        onInput={setText}
        hint={t('All see a rider go. What he carries is read by {who} alone, and binds nobody.', {
          who: player(addressee()),
        })}
      />
      <Button kind="filled" icon="lock" disabled={busy() || text().trim() === ''} onTap={() => void send()}>
        {t('Seal and send')}
      </Button>
    </section>
  );
}

function Sheet(props: { id: string }): JSX.Element {
  const { session, view, state, seat, player, act, book, busy } = useEmpire();
  const { write } = useBook();
  const letter = () => state().court.letters[props.id];
  const words = (): Written | undefined => {
    const kept = book(seat())?.court.letters[props.id] ?? book(letter()?.from ?? '')?.court.letters[props.id];
    if (kept) return kept;
    const told = toldTo(view(), seat()).find(
      (one) => one.claim === 'letter' && (one.about as { readonly letter?: string }).letter === props.id,
    );
    return told?.value as Written | undefined;
  };
  const party = () => letter()?.from === seat() || letter()?.to === seat();
  const others = () =>
    state().seats.filter(
      (one) => one !== letter()?.from && one !== letter()?.to && !letter()?.shown.includes(one),
    );
  const show = async (reader: string): Promise<void> => {
    const known = letter();
    const said = words();
    if (!known || !said) return;
    if (!book(seat())?.court.letters[props.id]) {
      const line = { write: 'letter', letter: props.id, from: known.from, to: known.to };
      if (!(await write({ ...line, text: said.text, sand: said.sand }))) return;
    }
    await act(() => giveOrder(session, seat(), 'show-letter', { letter: props.id, to: [reader] }));
  };
  return (
    <article class={s.letter}>
      <h3>
        {t('{from} to {to}', { from: player(letter()?.from ?? ''), to: player(letter()?.to ?? '') })}
        <small>{t('winter after year {year}', { year: letter()?.year ?? '' })}</small>
      </h3>
      <Show
        when={words()}
        fallback={<p class={s.quiet}>{t('Still on its way: it comes with the next meeting.')}</p>}
      >
        {(said) => (
          <>
            <p class={s.words}>{said().text}</p>
            <p class={isGenuine(state(), props.id, said()) ? s.whole : s.broken}>
              {isGenuine(state(), props.id, said())
                ? t('The seal is whole: these are the words that were sent.')
                : t('The seal does not fit these words: somebody has changed them.')}
            </p>
          </>
        )}
      </Show>
      <Show when={(letter()?.shown.length ?? 0) > 0}>
        <p class={s.quiet}>{t('Shown to {who}.', { who: letter()?.shown.map(player).join(', ') ?? '' })}</p>
      </Show>
      <Show when={party() && words() && others().length > 0}>
        <div class={s.showing}>
          <span>{t('Show it to')}</span>
          <For each={others()}>
            {(one) => (
              <Button small disabled={busy()} onTap={() => void show(one)}>
                {player(one)}
              </Button>
            )}
          </For>
        </div>
      </Show>
    </article>
  );
}
