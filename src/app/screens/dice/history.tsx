/** What was rolled before on this phone, newest first: the faces, how they came, the total. A tap takes the dice up again. */
import { createSignal, For, Show } from 'solid-js';
import { dice, spell, total } from '../../../kernel/dice.ts';
import { forget, type How, type Rolled, rolls } from '../../dice/history.ts';
import { language, number, t, tn } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Die } from '../../ui/dice/die.tsx';
import { Head } from '../../ui/head.tsx';
import { toast } from '../../ui/toasts.tsx';
import s from './history.module.css';

const hows: Readonly<Record<How, () => string>> = {
  table: () => t('real dice'),
  phone: () => t('this phone'),
  witnessed: () => t('dice of two phones'),
};
const firstShown = 12;

const clock = (at: number): string => {
  const then = new Date(at);
  const today = new Date().toDateString() === then.toDateString();
  const format: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language(), format).format(then);
};

export function History(props: { onTake: (dice: string) => void }) {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? rolls() : rolls().slice(0, firstShown));
  const clear = (): void => {
    forget();
    toast({ words: t('The history is empty now.'), icon: 'trash' });
  };
  return (
    <Show when={rolls().length > 0}>
      <section class={s.history} aria-label={t('History')}>
        <Head title={t('history')} note={tn(rolls().length, '{n} roll', '{n} rolls')} />
        <ol>
          <For each={shown()}>{(roll) => <Line roll={roll} onTake={props.onTake} />}</For>
        </ol>
        <div class={s.ends}>
          <Show when={!all() && rolls().length > firstShown}>
            <Button kind="quiet" small onTap={() => setAll(true)}>
              {t('Show all')}
            </Button>
          </Show>
          <Button kind="quiet" small icon="trash" onTap={clear}>
            {t('Clear')}
          </Button>
        </div>
      </section>
    </Show>
  );
}

function Line(props: { roll: Rolled; onTake: (dice: string) => void }) {
  const rolled = () => dice(props.roll.dice);
  return (
    <li>
      <button type="button" class={s.line} onClick={() => props.onTake(props.roll.dice)}>
        <span class={s.dice}>
          <For each={props.roll.faces.slice(0, 10)}>
            {(face) => <Die face={face} sides={rolled().sides} size={24} />}
          </For>
          <Show when={props.roll.faces.length > 10}>…</Show>
        </span>
        <span class={s.how}>
          <b>{spell(props.roll.dice)}</b> {hows[props.roll.how]()}, {clock(props.roll.at)}
        </span>
        <span class={s.total}>{number(total(rolled(), props.roll.faces))}</span>
      </button>
    </li>
  );
}
