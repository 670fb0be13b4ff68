/** A player has left for good by their own word: the table decides what becomes of the realm. It stands idle meanwhile. */
import { type JSX, Show } from 'solid-js';
import { leaveSeat, mayPropose } from '../../../../campaign/absence.ts';
import { isVacant, type Parting } from '../../../../log/roster.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { createRead } from './read.ts';

export function LeftRealms(): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const { unread, done } = createRead(session.campaign);
  const open = (): readonly Parting[] => {
    const { roster } = view().book;
    return roster.parted.filter(
      (one) =>
        one.word !== undefined &&
        unread(one.word) &&
        roster.parted.findLast(({ seat }) => seat === one.seat) === one &&
        isVacant(roster, one.seat) &&
        mayPropose(view(), one.seat) &&
        !roster.proposed.some(({ entry: { body } }) => body.kind === 'leave' && body.seat === one.seat),
    );
  };
  const stays = ({ word }: Parting): void => done(word ?? '');
  return (
    <Show when={open().length > 0}>
      <Head title={t('What becomes of the realm?')} />
      <RowsOf label={t('What becomes of the realm?')} of={open()}>
        {(one) => (
          <Row
            lead={<Shield tincture={app.tincture(view(), one.seat)} size={30} label="" />}
            title={t('{name} has left for good', { name: player(one.seat) })}
            note={
              one.becomes === 'idle'
                ? t(
                    'The realm is idle: when its turn comes, any of you may act for it. Leave it like that, or keep the seat for a new player if another player agrees.',
                  )
                : t(
                    'The seat is free for a new player. Leave it like that, or leave the realm idle if another player agrees.',
                  )
            }
            end={
              <>
                <Button small onTap={() => stays(one)}>
                  {t('Leave it as it is')}
                </Button>
                <Button
                  small
                  disabled={busy()}
                  onTap={() =>
                    void act(() => leaveSeat(session, one.seat, one.becomes === 'idle' ? 'free' : 'idle'))
                  }
                >
                  {one.becomes === 'idle' ? t('Keep the seat for a new player') : t('Leave the realm idle')}
                </Button>
              </>
            }
          />
        )}
      </RowsOf>
    </Show>
  );
}
