/**
 * Two players answered one question without having seen each other's answer: which stands, what the other was, and the line
 * it belongs to. Each phone lets its own row go.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

const leftKey = (campaign: string): string => `realmbook.disputes.${campaign}`;
function leftIn(campaign: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(leftKey(campaign)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
const spoken = (value: Json): string => (Array.isArray(value) ? value.join(', ') : String(value));

export function Disputes(): JSX.Element {
  const { session, view, player } = useCampaign();
  const [left, setLeft] = createSignal(leftIn(session.campaign));
  const ours = (seat: string): boolean => view().seats.some(({ id, mine }) => mine && id === seat);
  const disputes = () =>
    view().flags.flatMap(({ dispute, entry }) =>
      dispute && !left().includes(entry) && (ours(dispute.stands.seat) || ours(dispute.other.seat))
        ? [{ ...dispute, entry }]
        : [],
    );
  const leave = (entry: string): void => {
    const all = [...left(), entry];
    localStorage.setItem(leftKey(session.campaign), JSON.stringify(all));
    setLeft(all);
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
                who: player(stands.seat),
                value: spoken(stands.value),
              })}
              note={t('{who} answered {value} at the same time. The one that the others saw first counts.', {
                who: player(other.seat),
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
