/**
 * What was rolled, on one sheet: the dice and the row they came to, and, once the order has asked all it asks, what became of
 * it. Several rolls made together are a list, each with its own dice.
 */

import { createSignal, For, type JSX, Show } from 'solid-js';
import { strike } from '../../../../campaign/acts.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import type { Lying, Rolled as Roll, Rolling } from '../../../campaign/rolling.ts';
import { mayUndo } from '../../../campaign/undo.ts';
import { t } from '../../../i18n/index.ts';
import { Fallen } from '../../../rulesets/parts/rolling/fallen.tsx';
import { columnOf, OneRoll, readOff } from '../../../rulesets/parts/rolling/one-roll.tsx';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { RolledSoFar } from '../../../rulesets/parts/rolling/rolled-so-far.tsx';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { Page } from '../../../ui/page.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Told } from '../parts/told.tsx';
import { Learned } from './learned.tsx';
import { type RolledWords, useRolledWords } from './rolled-words.ts';

export function Rolled(props: {
  bar: JSX.Element;
  order: string;
  lying: Lying;
  rolling: Rolling;
  onLeave: () => void;
  /** It is read, and done. */
  onDone: () => void;
}): JSX.Element {
  const { session, view, seat, act, busy } = useCampaign();
  const { rolls, asking, written } = props.lying;
  const [first] = rolls;
  const [shown, setShown] = createSignal(false);
  const words = useRolledWords(props);
  const { telling, isOpen, tie } = words;
  const next = () => {
    const asked = view()
      .asked(seat())
      .find(({ order }) => order.open.order === props.order)?.question;
    return asked?.ask === 'roll' ? asked : undefined;
  };
  const more = () => rolls.at(-1)?.how === 'phone' && next()?.rule === rolls.at(-1)?.question.rule;
  /** A die of the phone that was shown; one that was typed in may be set right alone. */
  const fell = () => rolls.some(({ how }) => how === 'phone' || how === 'witnessed');
  const free = () => !isOpen() && mayUndo(view(), seat(), [props.order]);
  const undo = async (): Promise<void> => {
    if (await act(() => strike(session, seat(), props.order))) props.onLeave();
  };
  const on = (): void => (isOpen() ? props.rolling.goOn() : props.onDone());
  return (
    <>
      <Page bar={props.bar} wide={rolls.length === 1 && !!first && columnOf(view(), first.question) >= 0}>
        <Show
          when={rolls.length === 1 && first}
          fallback={<Several rolls={rolls} written={written} onShown={() => setShown(true)} />}
        >
          {(one) => (
            <One rolled={one()} asking={asking} written={written} onShown={() => setShown(true)}>
              <Show when={tie()}>{(tied) => <RolledSoFar order={tied().order} />}</Show>
              <Show when={(telling()?.asked.length ?? 0) > 1 && telling()}>
                {(all) => <Told telling={all()} />}
              </Show>
            </One>
          )}
        </Show>
      </Page>
      <Show when={shown()}>
        <ResultSheet
          icon={words.icon()}
          title={words.title()}
          because={
            <CameTo
              words={words}
              order={props.order}
              alone={rolls.length === 1}
              binding={fell() && !isOpen()}
            />
          }
          answers={
            <>
              <Button kind="filled" icon={isOpen() ? 'forward' : 'check'} grow disabled={busy()} onTap={on}>
                {t('Go on')}
              </Button>
              <Show when={more()}>
                <Button icon="dice" disabled={busy()} onTap={() => void props.rolling.rest()}>
                  {t('Roll the rest too')}
                </Button>
              </Show>
              <Show when={free()}>
                <Button icon="undo" disabled={busy()} onTap={() => void undo()}>
                  {t('Undo')}
                </Button>
              </Show>
            </>
          }
        />
      </Show>
    </>
  );
}

/** What became of it, and how far it counts. */
function CameTo(props: {
  words: RolledWords;
  order: string;
  alone: boolean;
  /** These dice change by agreement only. */
  binding: boolean;
}): JSX.Element {
  const { player } = useCampaign();
  return (
    <>
      <For each={props.words.sentences()}>{({ words, rule }) => <Said words={words} rule={rule} />}</For>
      <Learned order={props.order} />
      <Show when={props.alone}>
        <Why rule={props.words.outcome()?.chief?.rule} about={props.words.outcome()?.chief?.words} words />
      </Show>
      <p>
        <Show
          when={props.words.suggestedTo()}
          fallback={
            props.binding ? t('Recorded: you can change these dice only by agreement.') : t('Recorded.')
          }
        >
          {(owner) => <>{t('It counts once {who} accepts it.', { who: player(owner()) })}</>}
        </Show>
      </p>
    </>
  );
}

function One(props: {
  rolled: Roll;
  asking: Lying['asking'];
  written: Promise<unknown>;
  onShown: () => void;
  children?: JSX.Element;
}): JSX.Element {
  const { question, faces, how } = props.rolled;
  const tray = createTray({
    dice: () => question.dice,
    // Typed dice have been looked at already: they lie there, and are not cast again.
    ...(how === 'table' ? { rolled: { faces, how: 'phone' as const } } : {}),
    cast: () => props.written.then(() => faces),
    onRolled: () => props.onShown(),
  });
  if (how === 'table') void props.written.then(() => props.onShown());
  else void tray.roll();
  return (
    <>
      <OneRoll question={question} asking={props.asking} tray={tray} bare />
      {props.children}
    </>
  );
}

function Several(props: {
  rolls: readonly Roll[];
  written: Promise<unknown>;
  onShown: () => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { say, player } = campaign;
  const several = () => new Set(props.rolls.map(({ question }) => question.by)).size > 1;
  const [lies, setLies] = createSignal(false);
  void props.written.then(() => {
    setLies(true);
    props.onShown();
  });
  return (
    <div class={s.sheet} aria-live="polite">
      <Show when={lies()}>
        <RowsOf facts label={t('What was rolled')} of={props.rolls}>
          {({ question, faces }) => (
            <Row
              title={several() ? player(question.by) : say(question.text)}
              note={readOff(campaign, question, faces)}
              value={<Fallen dice={question.dice} faces={faces} />}
            />
          )}
        </RowsOf>
      </Show>
    </div>
  );
}
