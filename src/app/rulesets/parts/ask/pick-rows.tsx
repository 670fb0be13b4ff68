/** One of some, as rows: those that are open first, each other with what speaks against it. A long list folds once it is answered. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { type Json, same } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Answers, Candidate } from './answers.ts';
import type { Nothing, RowDress } from './dress.ts';

/** As many stand side by side without being folded. */
const few = 4;
/** As many are shown with those that are closed among them. */
const atAGlance = 7;

export const NothingToPick = (props: { nothing: Nothing | undefined }): JSX.Element => (
  <Show when={props.nothing}>
    {(nothing) => (
      <EmptyState title={nothing()[0]} action={nothing()[2]?.()}>
        {nothing()[1]}
      </EmptyState>
    )}
  </Show>
);

export function PickRows(props: {
  label: string;
  list: string;
  answers: Answers;
  /** Whether something else is asked after it. */
  followed: boolean;
  settled: boolean;
  row: (one: Json) => RowDress;
  nothing: Nothing | undefined;
}): JSX.Element {
  const { say } = useCampaign();
  const picked = () => props.answers.said()[props.label];
  /** With what the page was opened about, though it may be none of them. */
  const all = createMemo((): readonly Candidate[] => {
    const among = props.answers.among(props.label);
    const one = picked();
    return one == null || among.some((each) => same(each.one, one)) ? among : [{ one }, ...among];
  });
  const open = () => all().filter(({ why }) => !why);
  const closed = () => all().filter(({ why }) => why);
  const [unfolded, setUnfolded] = createSignal(false);
  const [others, setOthers] = createSignal(false);
  const folded = () =>
    !unfolded() &&
    picked() !== undefined &&
    props.followed &&
    (props.settled || all().length > few) &&
    all().some(({ one }) => one === picked());
  const atOnce = () => all().length <= atAGlance || open().length === 0;
  const shown = createMemo((): readonly Candidate[] => {
    if (folded()) return all().filter(({ one }) => one === picked());
    if (atOnce() || others()) return [...open(), ...closed()];
    return all().filter(({ one, why }) => !why || one === picked());
  });
  const whyOf = (one: Json) => all().find((each) => each.one === one)?.why;
  return (
    <>
      <Show when={open().length === 0 && picked() === undefined}>
        <NothingToPick nothing={props.nothing} />
      </Show>
      <Show when={all().length > 0}>
        <Rows label={props.list}>
          <For each={shown().map(({ one }) => one)}>
            {(one) => {
              const dress = () => props.row(one);
              const why = () => whyOf(one);
              return (
                <Row
                  lead={dress().lead}
                  title={dress().title}
                  note={why() ? say(why()?.why ?? { say: '' }) : dress().note}
                  tone={why() ? 'warn' : dress().tone}
                  value={dress().value}
                  current={!folded() && picked() === one}
                  {...(folded() ? { unfolded: false } : {})}
                  onTap={() => {
                    setUnfolded(folded());
                    if (!unfolded()) props.answers.say(props.label, one);
                  }}
                />
              );
            }}
          </For>
          <Show when={!folded() && !atOnce() && closed().length > 0}>
            <Row
              title={tn(closed().length, 'One more, not open now', '{n} more, not open now')}
              note={t('and why')}
              unfolded={others()}
              onTap={() => setOthers((now) => !now)}
            />
          </Show>
        </Rows>
      </Show>
    </>
  );
}
