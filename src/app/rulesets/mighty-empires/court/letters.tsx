/** The letter desk of winter: one to write, those sent and received with their words and seals, and whom to show them to. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { giveOrder, keepsBook } from '../../../../campaign/acts.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { isGenuine, sealOf } from '../../../../rules/mighty-empires/court/letters.ts';
import { notInWinter } from '../../../../rules/mighty-empires/winter-now.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { LetterDesk, type Lying } from '../../parts/letters/desk.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import s from './court.module.css';
import { freshId } from './fresh.ts';
import { mailOf, readBy } from './mail.ts';

export function LettersDesk(): JSX.Element {
  const { session, view, state, seat, act } = useEmpire();
  const { write } = useBook();
  const letters = createMemo(() => {
    const says = readBy(view(), seat());
    return mailOf(view(), seat())
      .map((mail): Lying => {
        const { year } = state().court.letters[mail.id] ?? {};
        return {
          ...mail,
          words: says(mail.id)?.text,
          note: t('winter after year {year}', { year: year ?? '' }),
        };
      })
      .toReversed();
  });
  /** What a stand-in would write could not be kept in a book. */
  const open = () => !notInWinter(state(), seat(), 'diplomacy') && keepsBook(view(), seat());
  const send = async (to: Seat, text: string): Promise<boolean> => {
    const letter = freshId('l');
    const words = { text, sand: freshId('s') };
    if (!(await write({ write: 'letter', letter, from: seat(), to, ...words }))) return false;
    const order = { letter, to, seal: sealOf(words) };
    return (await act(() => giveOrder(session, seat(), 'send-letter', order))) !== undefined;
  };
  return (
    <LetterDesk
      name="letter"
      letters={letters()}
      readers={open() ? state().seats.filter((one) => one !== seat()) : []}
      most={2000}
      hint={(who) =>
        t('Everybody sees a rider leave. Only {who} can read the letter, and it is not binding.', { who })
      }
      send={send}
      unopened={t('Still on its way: it arrives when your phones next meet.')}
      none={t('Nothing yet. You write letters in the diplomacy phase of winter.')}
    >
      {({ id }) => <Sealed id={id} />}
    </LetterDesk>
  );
}

/** Its seal, who was shown it, and to whom it can be shown. */
function Sealed(props: { id: string }): JSX.Element {
  const { session, view, state, seat, player, act, book, busy } = useEmpire();
  const { write } = useBook();
  const letter = () => state().court.letters[props.id];
  const words = () => readBy(view(), seat())(props.id);
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
    <>
      <Show when={words()}>
        {(said) => (
          <p class={isGenuine(state(), props.id, said()) ? s.quiet : s.broken}>
            {isGenuine(state(), props.id, said())
              ? t('The seal is whole: nobody has changed these words.')
              : t('The seal does not fit these words: somebody has changed them.')}
          </p>
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
    </>
  );
}
