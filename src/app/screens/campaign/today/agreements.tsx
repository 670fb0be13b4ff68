/**
 * What waits for another seat's word: strikes, corrections and amendments. Which line it is about is said at once; to look
 * at it shows what would follow. What is asked of this player stands among what others ask of them, with the answer there. The
 * player who asked reads further down that it waits, or who refused it.
 */
import { createResource, createSignal, For, type JSX, Show, Suspense } from 'solid-js';
import { agree, refuseMend } from '../../../../campaign/acts.ts';
import type { Asking } from '../../../../campaign/view.ts';
import { voice } from '../../../../campaign/voice.ts';
import { is } from '../../../../log/entry.ts';
import { wishOf } from '../../../campaign/called.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { tellingOf } from '../chronicle/telling-of.ts';
import { thenOf } from '../chronicle/then.ts';
import { turned } from '../chronicle/turned.ts';

/** @param props.free nothing else is asked of this player: the first yes stands out */
export const AgreementsAsked = (props: { free: boolean }): JSX.Element => <List asked free={props.free} />;
export const Agreements = (): JSX.Element => <List asked={false} free={false} />;

function List(props: { asked: boolean; free: boolean }): JSX.Element {
  const { view, seat, player } = useCampaign();
  const wishes = () =>
    view().asking.filter(
      (one) => (one.seat !== seat() && voice(view(), seat(), one) !== undefined) === props.asked,
    );
  const [gone, setGone] = createSignal<readonly string[]>([]);
  const refused = () =>
    (props.asked ? [] : view().refused).filter(
      ({ entry, seat: asked, by }) => asked === seat() && by !== asked && !gone().includes(entry),
    );
  return (
    <Show when={wishes().length + refused().length > 0}>
      <Head title={t('To be agreed')} />
      <Rows label={t('To be agreed')}>
        <For each={wishes()}>
          {(asking) => <Wish asking={asking} free={props.free && asking === wishes()[0]} />}
        </For>
        <For each={refused()}>
          {(asking) => (
            <DisputeRow
              lead={<Seal icon="scales" tone="warn" />}
              title={t('{who} refused', { who: player(asking.by) })}
              note={
                <Suspense>
                  <About asking={asking} />
                </Suspense>
              }
              end={
                <Button small onTap={() => setGone((all) => [...all, asking.entry])}>
                  {t('All right')}
                </Button>
              }
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}

/** A correction that another wants, or one of this player's own. */
function Wish(props: { asking: Asking; free: boolean }): JSX.Element {
  const { session, view, seat, player, say, act, busy } = useCampaign();
  const mine = () => props.asking.seat === seat();
  const by = () => voice(view(), seat(), props.asking);
  const answer = (what: typeof agree, own: string): void =>
    void act(() => what(session, own, props.asking.entry));
  return (
    <DisputeRow
      lead={<Seal icon="scales" tone="warn" />}
      title={mine() ? t('Waiting for an answer') : say(wishOf(props.asking))}
      note={
        <Suspense>
          <About asking={props.asking} />
        </Suspense>
      }
      end={
        <Actions>
          <Show when={props.asking.order}>
            {(line) => (
              <Button small href={`/c/${session.campaign}/chronicle?line=${line()}`}>
                {mine() || !by() ? t('Look') : t('Look and answer')}
              </Button>
            )}
          </Show>
          <Show when={by()}>
            {(own) => (
              <>
                <Show when={props.asking.order === undefined}>
                  <Button small disabled={busy()} onTap={() => answer(refuseMend, own())}>
                    {mine() ? t('Withdraw the request') : t('Refuse')}
                  </Button>
                </Show>
                <Show when={!mine()}>
                  <Button
                    small
                    kind={props.free ? 'filled' : 'outlined'}
                    disabled={busy()}
                    onTap={() => answer(agree, own())}
                  >
                    {own() === seat() ? t('Agree') : t('Agree as {name}', { name: player(own()) })}
                  </Button>
                </Show>
              </>
            )}
          </Show>
        </Actions>
      }
    />
  );
}

/** The line in question, as the chronicle tells it, and why. */
function About(props: { asking: Asking }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat } = campaign;
  const [telling] = createResource(
    () => (props.asking.order === undefined ? undefined : { order: props.asking.order, book: view().book }),
    ({ order }) => tellingOf(session, order),
  );
  const line = () => {
    const told = telling();
    return told && t('“{line}”', { line: sentencesOf(thenOf(campaign, told), told, seat()).join(' ') });
  };
  /** Of a correction, each die and choice that it would change. */
  const wanted = (): readonly string[] => {
    const entry = view().book.asking.find(({ hash }) => hash === props.asking.entry)?.entry;
    if (!entry || !is(entry, 'correct')) return [];
    const { answers } = entry.body;
    const asked = telling()?.asked ?? [];
    return turned(
      campaign,
      asked.map(({ question, value: was, by }) => ({
        question,
        was,
        by,
        now: answers[question.label]?.value,
      })),
    );
  };
  return <>{[line(), wanted().join('; '), props.asking.why].filter(Boolean).join(' ')}</>;
}
