/**
 * A roll that a rule asks for: the printed chart, this phone's dice or typed ones. A roll of this phone is written first and
 * shown then; typed faces are written three seconds after the last of them, or at once by a tap.
 */
import { createMemo, type JSX, Show } from 'solid-js';
import { spell } from '../../../../kernel/dice.ts';
import type { RollQuestion as Roll } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import type { Rolling } from '../../../campaign/rolling.ts';
import { listed, t } from '../../../i18n/index.ts';
import { keepFaces } from '../../../kept-faces.ts';
import { columnOf, OneRoll, readOff } from '../../../rulesets/parts/rolling/one-roll.tsx';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { createHeld } from '../../../ui/dice/held.ts';
import { createTray } from '../../../ui/dice/tray.ts';
import { Page } from '../../../ui/page.tsx';
import { HeldSheet } from './held-sheet.tsx';

export function RollQuestion(props: {
  bar: JSX.Element;
  question: Roll;
  order: string;
  rolling: Rolling;
}): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, player } = campaign;
  const question = props.question;
  const asking = view().open.find(({ open }) => open.order === props.order);
  const held = createHeld<readonly number[]>((faces) => void props.rolling.typed(question, faces));
  const roll = async (): Promise<void> => void (await props.rolling.roll([question]));
  const tray = {
    ...createTray({
      dice: () => question.dice,
      others: () =>
        question.by !== 'table' && !view().seats.some(({ id, mine }) => mine && id === question.by),
      onRolled: (faces) => held.hold(faces),
    }),
    // What falls lies on a sheet of its own.
    roll,
  };
  keepFaces(tray);
  const undo = (): void => {
    held.undo();
    tray.clear();
  };
  /** Whose die this is, where this phone only acts for them. */
  const absent = (): string | undefined => {
    const one = view().seats.find(({ id }) => id === question.by && id === seat());
    return one && !one.mine ? one.name : undefined;
  };
  return (
    <>
      <Page
        bar={props.bar}
        wide={columnOf(view(), question) >= 0}
        foot={
          <Show when={tray.how() !== 'table'}>
            <RollButtons
              question={question}
              rolling={props.rolling}
              absent={absent()}
              onRoll={() => void roll()}
            />
          </Show>
        }
      >
        <OneRoll question={question} asking={asking} tray={tray}>
          <Show when={absent()}>
            {(name) => <p class={s.why}>{t('You roll for {name}: it is their die.', { name: name() })}</p>}
          </Show>
          <Show when={question.by !== seat() && question.by !== 'table'}>
            <p class={s.why}>
              {t('You suggest a roll: {who} accepts it or rolls again.', { who: player(question.by) })}
            </p>
          </Show>
        </OneRoll>
      </Page>
      <Show when={held.held()}>
        {(faces) => (
          <HeldSheet
            title={readOff(campaign, question, faces())}
            question={question}
            faces={faces()}
            onUndo={undo}
            onConfirm={held.now}
          />
        )}
      </Show>
    </>
  );
}

/** This die alone, or all that this phone's players are to roll at the same time. */
function RollButtons(props: {
  question: Roll;
  rolling: Rolling;
  absent: string | undefined;
  onRoll: () => void;
}): JSX.Element {
  const { view, busy, player } = useCampaign();
  const words = (roll: string): string => {
    const name = props.absent;
    return name === undefined ? roll : t('{roll} for {name}', { roll, name });
  };
  /** What this phone's players are to roll at the same time, the seat it shows among them. */
  const batch = createMemo(() => {
    view();
    const all = props.rolling.batch(props.question);
    return all.some(({ label }) => label === props.question.label) ? all : [];
  });
  const rollers = () => [...new Set(batch().map(({ by }) => by))];
  return (
    <Actions>
      <Show when={batch().length > 1}>
        <Button
          kind="filled"
          icon="dice"
          grow
          disabled={busy()}
          onTap={() => void props.rolling.roll(batch())}
        >
          {rollers().length > 1
            ? t('Roll for {names}', { names: listed(rollers().map(player)) })
            : words(t('Roll all {n}', { n: batch().length }))}
        </Button>
      </Show>
      <Button
        kind={batch().length > 1 ? 'outlined' : 'filled'}
        icon="dice"
        grow
        disabled={busy()}
        onTap={props.onRoll}
      >
        {words(t('Roll {dice}', { dice: spell(props.question.dice) }))}
      </Button>
    </Actions>
  );
}
