/**
 * What waits for another seat's word: strikes, corrections and amendments. Which line it is about is said at once; to look
 * at it shows what would follow, with the answer there. Who asked sees that it waits, and what was refused, and by whom.
 */
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { agree, refuseMend } from '../../../../campaign/acts.ts';
import type { Asking } from '../../../../campaign/view.ts';
import { voice } from '../../../../campaign/voice.ts';
import { is } from '../../../../log/entry.ts';
import { wishOf } from '../../../campaign/called.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { sentencesOf } from '../chronicle/sentences.ts';
import { tellingOf } from '../chronicle/telling-of.ts';
import { thenOf } from '../chronicle/then.ts';
import { turned } from '../chronicle/turned.ts';

export function Agreements(): JSX.Element {
  const { session, view, seat, player } = useCampaign();
  const [gone, setGone] = createSignal<readonly string[]>([]);
  const refused = () =>
    view().refused.filter(
      ({ entry, seat: asked, by }) => asked === seat() && by !== asked && !gone().includes(entry),
    );
  return (
    <Show when={view().asking.length + refused().length > 0}>
      <Head title={t('To be agreed')} />
      <Rows label={t('To be agreed')}>
        <For each={view().asking}>{(asking) => <Wish asking={asking} />}</For>
        <For each={refused()}>
          {(asking) => (
            <DisputeRow
              lead={<Seal icon="scales" tone="warn" />}
              title={t('{who} refused', { who: player(asking.by) })}
              note={<About asking={asking} />}
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

  function Wish(props: { asking: Asking }): JSX.Element {
    const { say, act, busy } = useCampaign();
    const mine = () => props.asking.seat === seat();
    const line = () => props.asking.order;
    const by = () => voice(view(), seat(), props.asking);
    return (
      <DisputeRow
        lead={<Seal icon="scales" tone="warn" />}
        title={mine() ? t('Waiting for an answer') : say(wishOf(props.asking))}
        note={<About asking={props.asking} />}
        end={
          <Show
            when={line()}
            fallback={
              <Show when={by()}>
                {(own) => (
                  <>
                    <Button
                      small
                      disabled={busy()}
                      onTap={() => void act(() => refuseMend(session, own(), props.asking.entry))}
                    >
                      {mine() ? t('Drop it') : t('Refuse')}
                    </Button>
                    <Show when={!mine()}>
                      <Button
                        small
                        disabled={busy()}
                        onTap={() => void act(() => agree(session, own(), props.asking.entry))}
                      >
                        {own() === seat() ? t('Agree') : t('Agree as {name}', { name: player(own()) })}
                      </Button>
                    </Show>
                  </>
                )}
              </Show>
            }
          >
            {(entry) => (
              <Button small href={`/c/${session.campaign}/chronicle?line=${entry()}`}>
                {mine() || !by() ? t('Look') : t('Look and answer')}
              </Button>
            )}
          </Show>
        }
      />
    );
  }
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
