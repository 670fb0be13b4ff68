/** Whom the page waits for; and where this phone may act for one who is away, the way to do so. */
import type { JSX } from 'solid-js';
import { standingIn } from '../../../../campaign/absence.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { mayActWords, toActWords } from '../../../campaign/acts-for.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { leftWords } from '../../../campaign/left.ts';
import { t } from '../../../i18n/index.ts';
import { ListedOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { useSince } from './remind.tsx';

/** @param props.led whom a card leads to already: one way to act for a seat is enough */
export function Absent(props: { seats: readonly Seat[]; led: Seat | undefined }): JSX.Element {
  const campaign = useCampaign();
  const { view, app, player, show } = campaign;
  const since = useSince();
  const may = (seat: Seat): boolean =>
    seat !== props.led &&
    view().seats.some(({ id, ours, mine }) => id === seat && ours && !mine) &&
    // A stand-in of theirs is led there by a card of its own.
    !standingIn(view()).some((one) => one.seat === seat);
  const note = (seat: Seat): string => {
    const left = leftWords(campaign, [seat]);
    const words = [
      ...(left.length > 0 ? left : [since(seat)]),
      may(seat) ? mayActWords(view(), seat) : undefined,
    ];
    return words.filter(Boolean).join(left.length > 0 ? ' ' : ' · ');
  };
  return (
    <ListedOf title={t('Waiting for')} of={props.seats}>
      {(seat) => (
        <Row
          lead={<Shield tincture={app.tincture(view(), seat)} size={30} label="" />}
          title={player(seat)}
          note={note(seat)}
          {...(may(seat)
            ? {
                end: (
                  <Button small onTap={() => show(seat)}>
                    {toActWords(view(), seat, player(seat))}
                  </Button>
                ),
              }
            : {})}
        />
      )}
    </ListedOf>
  );
}
