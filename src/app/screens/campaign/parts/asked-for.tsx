/** What becomes of the seat that the player of this phone asked for: it is waited for, was refused, or another was quicker. */
import { type JSX, Show } from 'solid-js';
import { withdrawClaim } from '../../../../campaign/enter.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { askedFor, howGiven, lateFor } from '../../../campaign/seating.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

interface Fate {
  readonly seat: Seat;
  readonly title: string;
  readonly note: string;
  readonly over: boolean;
}

export function AskedFor(): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const fate = (): Fate | undefined => {
    const { wanted } = view();
    const [asked] = askedFor(view());
    const [late] = lateFor(view());
    if (wanted?.refused)
      return {
        seat: wanted.seat,
        title: t('{name} did not give away their seat', { name: player(wanted.seat) }),
        note: wanted.asks
          ? t(
              'You asked for it, and a phone that holds the seat refused. Talk to its player; you may ask again.',
            )
          : t('You asked for it, and their phone refused.'),
        over: true,
      };
    if (late !== undefined)
      return {
        seat: late,
        title: t('{name} already plays on another phone', { name: player(late) }),
        note: t('You asked for that seat, and another phone was quicker.'),
        over: true,
      };
    if (asked === undefined) return undefined;
    return {
      seat: asked,
      title: t('You asked for {name}’s seat', { name: player(asked) }),
      note: howGiven(view(), asked, player),
      over: false,
    };
  };
  const drop = (): void => void act(() => withdrawClaim(session));
  return (
    <Show when={fate()}>
      {(one) => (
        <Rows label={t('The seat you asked for')}>
          <Row
            lead={<Shield tincture={app.tincture(view(), one().seat)} size={30} label="" />}
            title={one().title}
            note={one().note}
            end={
              <Button small disabled={busy()} onTap={drop}>
                {one().over ? t('I have read it') : t('Take back')}
              </Button>
            }
          />
        </Rows>
      )}
    </Show>
  );
}
