/**
 * Two players answered one question without having seen each other's answer: which stands, what the other was, and the line
 * it belongs to. Each phone lets its own row go.
 */
import { For, type JSX, Show } from 'solid-js';
import type { Question } from '../../../../kernel/question.ts';
import type { Dispute, DisputedAnswer } from '../../../../kernel/table.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { disputesOf, letGoDispute } from '../../../campaign/disputes.ts';
import { recount } from '../../../campaign/watch.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { answerWords } from '../parts/answer-words.ts';

export function Disputes(): JSX.Element {
  const campaign = useCampaign();
  const { session, view, player } = campaign;
  const disputes = () =>
    disputesOf(
      view(),
      view().seats.flatMap(({ id, mine }) => (mine ? [id] : [])),
    );
  const who = ({ seat, hand }: DisputedAnswer): string =>
    hand === undefined ? player(seat) : t('{hand} for {who}', { hand: player(hand), who: player(seat) });
  const questionOf = ({ order, label }: Dispute): Question | undefined =>
    view()
      .tellings.find(({ entry }) => entry === order)
      ?.asked.find(({ question }) => question.label === label)?.question ??
    view()
      .open.find(({ open }) => open.order === order)
      ?.run.asked.find((question) => question.label === label);
  const leave = (entry: string): void => {
    letGoDispute(session.campaign, entry);
    recount();
  };
  return (
    <Show when={disputes().length > 0}>
      <Head title={t('Two different answers')} />
      <Rows label={t('Two different answers')}>
        <For each={disputes()}>
          {({ entry, order, label, stands, other }) => (
            <DisputeRow
              lead={<Seal icon="scales" tone="warn" />}
              title={t("{who}'s answer counts: {value}", {
                who: who(stands),
                value: answerWords(campaign, questionOf({ order, label, stands, other }), stands.value),
              })}
              note={t('{who} answered {value} at the same time. The one that the others saw first counts.', {
                who: who(other),
                value: answerWords(campaign, questionOf({ order, label, stands, other }), other.value),
              })}
              end={
                <Actions>
                  <Button small href={`/c/${session.campaign}/chronicle?line=${order}`}>
                    {t('Look')}
                  </Button>
                  <Button small onTap={() => leave(entry)}>
                    {t('Leave it at that')}
                  </Button>
                </Actions>
              }
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
