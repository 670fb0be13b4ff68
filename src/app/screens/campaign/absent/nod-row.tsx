/** A nod that is asked of this player: somebody wants to stand in for one who is away. */
import type { JSX } from 'solid-js';
import { nod, refuse } from '../../../../campaign/absence.ts';
import type { StandIn } from '../../../../log/stand-ins.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { hasLeft } from '../../../campaign/left.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';

export function NodRow(props: { one: StandIn; kind?: 'filled' | 'outlined' }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const names = () => ({ name: player(props.one.own), absent: player(props.one.seat) });
  const left = () => hasLeft(view(), props.one.seat);
  const say = (answer: typeof nod): void =>
    void act(() => answer(session, props.one.entry, [props.one.seat]));
  return (
    <Row
      lead={<Shield tincture={app.tincture(view(), props.one.own)} size={30} label="" />}
      title={
        left()
          ? t('{name} wants to act for {absent}, who has left for good', names())
          : t('{name} wants to stand in for {absent} while they are away', names())
      }
      note={
        left()
          ? t('No vote, no secrets.')
          : t('No vote, no secrets. It ends with {absent}’s next entry.', names())
      }
      end={
        <>
          <Button small disabled={busy()} onTap={() => say(refuse)}>
            {t('Refuse')}
          </Button>
          <Button small kind={props.kind ?? 'outlined'} disabled={busy()} onTap={() => say(nod)}>
            {t('Agree')}
          </Button>
        </>
      }
    />
  );
}
