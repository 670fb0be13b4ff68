/** The table is asked to go over to newer rules, and this phone has not nodded by itself: the table that is carried is not its own. */
import { createMemo, type JSX, Show } from 'solid-js';
import { agree, refuseMend } from '../../../../campaign/acts.ts';
import { ownSeat } from '../../../../campaign/own-seat.ts';
import { raisesAsked } from '../../../../campaign/raising.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Raises(): JSX.Element {
  const { session, view, act, busy, player } = useCampaign();
  const asked = createMemo(() => {
    const read = session.read();
    return read && view().book.raises.asked.length > 0 ? raisesAsked(view(), read, session.ring()) : [];
  });
  const say = (answer: typeof agree, entry: string): void => {
    const seat = ownSeat(view());
    if (seat !== undefined) void act(() => answer(session, seat, entry));
  };
  return (
    <Show when={asked().length > 0}>
      <Head title={t('Newer rules')} />
      <RowsOf label={t('Newer rules')} of={asked()}>
        {(one) => (
          <DisputeRow
            lead={<Seal icon="scales" tone="warn" />}
            title={t('{name} asks to switch to version {n} of the rules', {
              name: player(one.seat),
              n: one.rules,
            })}
            note={
              one.own
                ? t('The game switches exactly as your phone has it.')
                : t(
                    'The game in this request differs from the game on this phone. Meet and compare before you agree.',
                  )
            }
            end={
              <>
                <Button small disabled={busy()} onTap={() => say(refuseMend, one.entry)}>
                  {t('Refuse')}
                </Button>
                <Button small disabled={busy()} onTap={() => say(agree, one.entry)}>
                  {t('Agree')}
                </Button>
              </>
            }
          />
        )}
      </RowsOf>
    </Show>
  );
}
