/** Any dice: which, how many, times and plus; rolled here or typed in; what fell before, beneath. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { For, Show } from 'solid-js';
import { spell } from '../../../kernel/dice.ts';
import { remember, rolls } from '../../dice/history.ts';
import { t } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { DiceTray } from '../../ui/dice/dice-tray.tsx';
import { Die } from '../../ui/dice/die.tsx';
import { createTray } from '../../ui/dice/tray.ts';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { History } from './history.tsx';
import { dieSides, notationOf, readNotation, timesOf } from './notation.ts';
import s from './screen.module.css';

export default function DiceScreen() {
  const search = useSearch({ from: '/shelf/dice' });
  const navigate = useNavigate();
  const chosen = () => readNotation(search().dice ?? rolls().find(({ chart }) => !chart)?.dice);
  const notation = () => notationOf(chosen());
  const choose = (some: Partial<ReturnType<typeof chosen>>): void =>
    void navigate({ to: '/dice', search: { dice: notationOf({ ...chosen(), ...some }) }, replace: true });
  const tray = createTray({
    dice: notation,
    onRolled: (faces, how) => remember({ dice: notation(), faces, how, at: Date.now() }),
  });
  return (
    <Page
      foot={
        <Show when={tray.how() !== 'table'}>
          <Actions>
            <Button kind="filled" icon="dice" grow onTap={() => void tray.roll()}>
              {tray.open()
                ? t('Roll {dice} again', { dice: spell(notation()) })
                : t('Roll {dice}', { dice: spell(notation()) })}
            </Button>
          </Actions>
        </Show>
      }
    >
      <PageTitle title={t('Dice')} end={<p class={s.notation}>{spell(notation())}</p>} />
      <DiceTray tray={tray} />
      <Kinds sides={chosen().sides} onPick={(sides) => choose({ sides })} />
      <div class={s.numbers}>
        <div class={s.number}>
          <span>{t('How many')}</span>
          <Stepper
            label={t('How many')}
            value={chosen().count}
            min={1}
            max={20}
            onStep={(count) => choose({ count })}
          />
        </div>
        <div class={s.number}>
          <span>{t('Times')}</span>
          <Stepper
            label={t('Times')}
            value={timesOf.indexOf(chosen().times)}
            min={0}
            max={timesOf.length - 1}
            show={(at) => `×${timesOf[at] ?? 1}`}
            onStep={(at) => choose({ times: timesOf[at] ?? 1 })}
          />
        </div>
        <div class={s.number}>
          <span>{t('Plus')}</span>
          <Stepper
            label={t('Plus')}
            value={chosen().plus}
            min={0}
            max={999}
            show={(plus) => `+${plus}`}
            onStep={(plus) => choose({ plus })}
          />
        </div>
      </div>
      <History onTake={(dice) => void navigate({ to: '/dice', search: { dice }, replace: true })} />
    </Page>
  );
}

function Kinds(props: { sides: number; onPick: (sides: number) => void }) {
  return (
    <fieldset class={s.kinds}>
      <legend class="unseen">{t('Which die')}</legend>
      <For each={dieSides}>
        {(sides) => (
          <label class={s.kind} classList={{ [s.on ?? '']: props.sides === sides }}>
            <input
              type="radio"
              class={s.radio}
              name="sides"
              checked={props.sides === sides}
              onChange={() => props.onPick(sides)}
            />
            <Die sides={sides} face={sides === 3 || sides === 6 ? sides : undefined} size={34} label="" />D
            {sides}
          </label>
        )}
      </For>
    </fieldset>
  );
}
