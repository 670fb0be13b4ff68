/** What the last turn brought each player, and what they have now, which may be more or less since: a row for each. */
import { createResource, type JSX, Show } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { ListedOf } from '../../../rulesets/parts/rows-of.tsx';
import { enough, type Gains, gainsIn, type Tally as Rules } from '../../../rulesets/parts/tally.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';

/** A turn of no book has so many pages. */
const most = 24;

export function Tally(): JSX.Element {
  const { app } = useCampaign();
  return <Show when={app.tally}>{(rules) => <Standing rules={rules()} />}</Show>;
}

function Standing(props: { rules: Rules }): JSX.Element {
  const { session, view, app, player } = useCampaign();
  const [turned] = createResource(
    () => ({ page: view().page, book: view().book }),
    async ({ page }) => {
      const lines: Telling[] = [...view().tellings];
      for (let at = page - 1; at >= Math.max(0, page - most) && !enough(lines, props.rules); at--)
        lines.unshift(...(await session.tellings(at)));
      return gainsIn(lines, props.rules);
    },
  );
  const seats = () => (view().clock.turns.length > 0 ? view().clock.turns : view().seats.map(({ id }) => id));
  const note = ({ of }: Gains, seat: Seat): string => {
    const what = props.rules.gained(of[seat] ?? 0);
    if (!props.rules.reckons?.(view(), seat)) return t('gained {what}', { what });
    return of[seat] ? t('gained {what}, still has to count the rest', { what }) : t('still has to count it');
  };
  return (
    <Show when={turned.state === 'ready' || turned.state === 'refreshing' ? turned.latest : undefined}>
      {(gains) => (
        <ListedOf
          title={props.rules.head(gains().turn)}
          label={t('What everybody gained')}
          facts
          of={seats()}
        >
          {(seat) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), seat)} size={30} label="" />}
              title={player(seat)}
              note={note(gains(), seat)}
              value={t('now {what}', { what: props.rules.stands(view(), seat) })}
            />
          )}
        </ListedOf>
      )}
    </Show>
  );
}
