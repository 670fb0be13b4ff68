/**
 * Two players answered one question without having seen each other's answer: which stands, what the other was, and the line
 * it belongs to. Each phone lets its own row go.
 */
import { For, type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import type { DisputedAnswer } from '../../../../kernel/table.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { disputesOf, letGoDispute } from '../../../campaign/disputes.ts';
import { recount } from '../../../campaign/watch.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

const spoken = (value: Json): string => (Array.isArray(value) ? value.join(', ') : String(value));

export function Disputes(): JSX.Element {
  const { session, view, player } = useCampaign();
  const disputes = () =>
    disputesOf(
      view(),
      view().seats.flatMap(({ id, mine }) => (mine ? [id] : [])),
    );
  const who = ({ seat, hand }: DisputedAnswer): string =>
    hand === undefined ? player(seat) : t('{hand} for {who}', { hand: player(hand), who: player(seat) });
  const leave = (entry: string): void => {
    letGoDispute(session.campaign, entry);
    recount();
  };
  return (
    <Show when={disputes().length > 0}>
      <Head title={t('Two different answers')} />
      <Rows label={t('Two different answers')}>
        <For each={disputes()}>
          {({ entry, order, stands, other }) => (
            <DisputeRow
              lead={<Seal icon="scales" tone="warn" />}
              title={t("{who}'s answer counts: {value}", {
                who: who(stands),
                value: spoken(stands.value),
              })}
              note={t('{who} answered {value} at the same time. The one that the others saw first counts.', {
                who: who(other),
                value: spoken(other.value),
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
