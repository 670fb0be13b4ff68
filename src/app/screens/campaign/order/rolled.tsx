/**
 * What was rolled, on one sheet: the dice and the row they came to, and, once the order has asked all it asks, what became of
 * it. Several rolls made together are a list, each with its own dice.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { strike } from '../../../../campaign/acts.ts';
import { dice } from '../../../../kernel/dice.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { mayUndo } from '../../../campaign/undo.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Die } from '../../../ui/dice/die.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { Page } from '../../../ui/page.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { gameIcon } from '../parts/icon.ts';
import told from '../parts/told.module.css';
import { Told } from '../parts/told.tsx';
import { Learned } from './learned.tsx';
import { columnOf, OneRoll, readOff } from './one-roll.tsx';
import s from './order.module.css';
import { outcomeOf } from './outcome-words.ts';
import { RolledSoFar } from './rolled-so-far.tsx';
import type { Lying, Rolled as Roll, Rolling } from './rolling.ts';
import { tieWords } from './tied.ts';

export function Rolled(props: {
  bar: JSX.Element;
  order: string;
  lying: Lying;
  rolling: Rolling;
  onLeave: () => void;
  /** It is read, and done. */
  onDone: () => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, act, busy, player } = campaign;
  const { rolls, asking, written } = props.lying;
  const [first] = rolls;
  const [shown, setShown] = createSignal(false);
  const telling = () => view().tellings.find(({ entry, done }) => done && entry === props.order);
  const isOpen = () => view().open.some(({ open }) => open.order === props.order);
  const next = () => {
    const asked = view()
      .asked(seat())
      .find(({ order }) => order.open.order === props.order)?.question;
    return asked?.ask === 'roll' ? asked : undefined;
  };
  const more = () => rolls.at(-1)?.how === 'phone' && next()?.rule === rolls.at(-1)?.question.rule;
  const outcome = () => {
    const one = telling();
    return one && outcomeOf(campaign, one);
  };
  /** Whose die it is, where another rolled it: nothing counts until they take it. */
  const suggestedTo = () => {
    const owner = first?.question.by;
    return !first || owner === 'table' || owner === props.rolling.hand(first.question) ? undefined : owner;
  };
  /** Of several rolls none heads the sheet alone: all they came to stands under it. */
  const sentences = () => {
    const { chief, others = [] } = outcome() ?? {};
    return chief && rolls.length > 1 ? [chief, ...others] : others;
  };
  /** The roll that is made again, as the dice that lie here left it: the players who tied, and on which score. */
  const tie = () => {
    const before = asking?.run.asked.map(({ label }) => label) ?? [];
    const open = view().open.find((one) => one.open.order === props.order);
    const again = open?.run.open.filter((one) => one.again && !before.includes(one.label)) ?? [];
    const one = again.find(({ by }) => by === seat()) ?? again[0];
    const words = open && one && tieWords(campaign, open, one);
    return open && words ? { order: open, words } : undefined;
  };
  const title = (): string => {
    const tied = tie();
    if (tied) return tied.words;
    const owner = suggestedTo();
    if (owner !== undefined && first)
      return t('Suggested to {who}: {row}', {
        who: player(owner),
        row: readOff(campaign, first.question, first.faces),
      });
    if (rolls.length > 1) return tn(rolls.length, '{n} roll made', '{n} rolls made');
    return outcome()?.chief?.words ?? (first ? readOff(campaign, first.question, first.faces) : '');
  };
  const icon = () => {
    const at = telling()?.at as { phase?: string } | undefined;
    const phase = view().ruleset.phases.find(({ id }) => id === at?.phase);
    return phase ? gameIcon(phase.icon) : 'rolling-dices';
  };
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
          icon={icon()}
          title={title()}
          because={
            <>
              <For each={sentences()}>{({ words, rule }) => <Said words={words} rule={rule} />}</For>
              <Learned order={props.order} />
              <Show when={rolls.length === 1}>
                <Why rule={outcome()?.chief?.rule} about={outcome()?.chief?.words} words />
              </Show>
              <p>
                <Show
                  when={suggestedTo()}
                  fallback={
                    fell() && !isOpen() ? t('Recorded: these dice change by agreement only.') : t('Recorded.')
                  }
                >
                  {(owner) => <>{t('It counts once {who} takes it.', { who: player(owner()) })}</>}
                </Show>
              </p>
            </>
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
        <Rows facts label={t('What was rolled')}>
          <For each={props.rolls}>
            {({ question, faces }) => (
              <Row
                title={several() ? player(question.by) : say(question.text)}
                note={readOff(campaign, question, faces)}
                value={
                  <span class={told.dice}>
                    <For each={faces}>
                      {(face) => <Die sides={dice(question.dice).sides} face={face} size={26} />}
                    </For>
                  </span>
                }
              />
            )}
          </For>
        </Rows>
      </Show>
    </div>
  );
}
