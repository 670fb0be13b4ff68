/** The tray as it is seen: where to roll, then the dice, the total and how rare it was. State comes from createTray. */
import { For, lazy, Show, Suspense } from 'solid-js';
import { spell } from '../../../kernel/dice.ts';
import type { How } from '../../dice/history.ts';
import { t } from '../../i18n/index.ts';
import { Segmented } from '../segmented.tsx';
import s from './dice-tray.module.css';
import { Die } from './die.tsx';
import { Total } from './total.tsx';
import type { Tray } from './tray.ts';

// Fetched by those who roll real dice: for the others the first chart is lighter.
const TypedDice = lazy(async () => ({ default: (await import('./typed-dice.tsx')).TypedDice }));

const turns = [-7, 5, -4, 8, 3, -6];

export function DiceTray(props: {
  tray: Tray;
  /** The roll is in the book: the dice lie there to be read, and nothing takes a tap. */
  bare?: boolean;
  /** Nothing else is asked: real dice are typed in over the whole width. */
  large?: boolean;
}) {
  const tray = props.tray;
  const places = (): readonly { value: How; label: string; icon: 'phone' | 'hand' }[] => [
    { value: 'phone', label: t('This phone'), icon: 'phone' },
    { value: 'table', label: t('Real dice'), icon: 'hand' },
  ];
  return (
    <div class={s.tray}>
      <Show when={!props.bare}>
        <Segmented label={t('Where to roll')} segments={places()} value={tray.how()} onPick={tray.pick} />
      </Show>
      <Show
        when={tray.how() !== 'table'}
        fallback={
          <Suspense fallback={<div class={s.rolled} />}>
            <TypedDice tray={tray} large={props.large === true} />
          </Suspense>
        }
      >
        <Rolled tray={tray} still={props.bare} />
      </Show>
      <Show when={tray.failed()}>
        <p class={s.failed} role="alert">
          {t('The dice did not fall. Nothing was rolled; try again.')}
        </p>
      </Show>
    </div>
  );
}

function Rolled(props: { tray: Tray; still?: boolean | undefined }) {
  const tray = props.tray;
  const name = () => spell(tray.notation());
  const size = () => (tray.dice().count <= 2 ? 62 : tray.dice().count <= 4 ? 50 : 38);
  const dice = () => (
    <For each={tray.faces().map((_, die) => die)}>
      {(die) => (
        <Die
          face={tray.faces()[die]}
          sides={tray.dice().sides}
          size={size()}
          turn={turns[die % turns.length] ?? 0}
          rolling={tray.rolling()}
          label=""
        />
      )}
    </For>
  );
  return (
    <div class={s.rolled}>
      <Show when={!props.still} fallback={<div class={s.dice}>{dice()}</div>}>
        <button type="button" class={s.dice} onClick={() => tray.roll()}>
          <span class="unseen">
            {tray.rolling() ? t('Show the roll') : t('Roll {dice}', { dice: name() })}
          </span>
          {dice()}
        </button>
      </Show>
      <Total tray={tray} />
    </div>
  );
}
