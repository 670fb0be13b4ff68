/**
 * Two players answered one question without having seen each other's answer: which stands, what the other was, and the line
 * it belongs to. Each phone lets its own row go.
 */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { disputesOf, letGoDispute } from '../../../campaign/disputes.ts';
import { recount } from '../../../campaign/watch.ts';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { disputeWords } from '../parts/dispute-words.ts';

export function Disputes(): JSX.Element {
  const campaign = useCampaign();
  const { session, view } = campaign;
  const disputes = () =>
    disputesOf(
      view(),
      view().seats.flatMap(({ id, mine }) => (mine ? [id] : [])),
    );
  const leave = (entry: string): void => {
    letGoDispute(session.campaign, entry);
    recount();
  };
  return (
    <Show when={disputes().length > 0}>
      <Head title={t('Two different answers')} />
      <RowsOf label={t('Two different answers')} of={disputes()}>
        {(dispute) => (
          <DisputeRow
            lead={<Seal icon="scales" tone="warn" />}
            title={disputeWords(campaign, dispute).asked || t('Two different answers')}
            note={
              <>
                {disputeWords(campaign, dispute).answers}{' '}
                {t('If the other answer is right, correct the entry.')}
              </>
            }
            end={
              <Actions>
                <Button small href={`/c/${session.campaign}/chronicle?line=${dispute.order}`}>
                  {t('Look and correct')}
                </Button>
                <Button small onTap={() => leave(dispute.entry)}>
                  {t('Leave it at that')}
                </Button>
              </Actions>
            }
          />
        )}
      </RowsOf>
    </Show>
  );
}
