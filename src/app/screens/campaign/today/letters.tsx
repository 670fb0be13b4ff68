/** Letters that were not opened yet, the book's own and those that rules carry: their senders are named, quietly. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { unmarked, unread } from '../../../campaign/letters-read.ts';
import { t, tn } from '../../../i18n/index.ts';
import { ListedOf } from '../../../rulesets/parts/rows-of.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Letters(): JSX.Element {
  const { view, seat, app, player, to } = useCampaign();
  const carried = () => app.letters?.(view(), seat());
  const letters = () => [
    ...unread(view(), seat()).map(({ from }) => ({ from, at: 'letters' })),
    ...unmarked('read', view().campaign, seat(), carried()?.got ?? []).map(({ from }) => ({
      from,
      at: carried()?.at ?? '',
    })),
  ];
  /** Of one sender those that lie on one page stand in one row. */
  const sent = createMemo(() => {
    const all = new Map<string, { readonly from: Seat; readonly at: string; count: number }>();
    for (const { from, at } of letters()) {
      const one = all.get(`${from} ${at}`) ?? { from, at, count: 0 };
      all.set(`${from} ${at}`, { ...one, count: one.count + 1 });
    }
    return [...all.values()];
  });
  return (
    <Show when={letters().length > 0}>
      <ListedOf note={String(letters().length)} title={t('Letters')} of={sent()}>
        {({ from, at, count }) => (
          <Row
            lead={<Seal icon="spell-book" tone="now" />}
            title={tn(count, 'A letter from {name}', '{n} letters from {name}', { name: player(from) })}
            href={to(at)}
          />
        )}
      </ListedOf>
    </Show>
  );
}
