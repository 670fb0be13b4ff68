/** A new invitation: for whom, for how many, and until when. With sensible answers it is one tap. */
import { createSignal, type JSX } from 'solid-js';
import { openInvitation } from '../../../../campaign/invitations.ts';
import { ownSeat } from '../../../../campaign/own-seat.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { randomBytes } from '../../../campaign/deps.ts';
import { t, tn } from '../../../i18n/index.ts';
import { worded } from '../../../rulesets/parts/worded.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import s from './settings.module.css';

/** Admissions that one invitation may bring. */
const MOST = 64;
const lengths = { always: undefined, page: 1, pages: 6 } as const;

export default function NewInvitation(props: { onClose: (opened: boolean) => void }): JSX.Element {
  const { session, view, act, busy } = useCampaign();
  const free = view().seats.filter(({ held }) => !held).length;
  const [role, setRole] = createSignal<'player' | 'guest'>(free > 0 ? 'player' : 'guest');
  const [most, setMost] = createSignal(Math.max(1, free));
  const [lasts, setLasts] = createSignal<keyof typeof lengths>('always');
  const open = async (): Promise<void> => {
    const seat = ownSeat(view());
    if (seat === undefined) return;
    const pages = lengths[lasts()];
    const terms = { role: role(), limit: most(), ...(pages === undefined ? {} : { pages }) };
    if (await act(() => openInvitation(session, seat, terms, randomBytes).then(() => true)))
      props.onClose(true);
  };
  return (
    <SheetDialog
      open
      onClose={() => props.onClose(false)}
      title={t('A new invitation')}
      note={t(
        'It has a code of its own, which this phone shows from now on. The other invitations stay open until somebody ends them.',
      )}
    >
      <div class={s.choices}>
        <Segmented
          titled
          label={t('For')}
          segments={worded({ player: t('Players'), guest: t('Guests') })}
          value={role()}
          onPick={setRole}
        />
        <div class={s.many}>
          <span>{t('How many may join')}</span>
          <Stepper
            label={t('How many may join')}
            value={most()}
            min={1}
            max={MOST}
            show={(n) =>
              role() === 'player' ? tn(n, '{n} player', '{n} players') : tn(n, '{n} guest', '{n} guests')
            }
            onStep={setMost}
          />
        </div>
        <Segmented
          titled
          label={t('It ends')}
          segments={worded({
            always: t('when we end it'),
            page: t('when the page turns'),
            pages: t('after six pages'),
          })}
          value={lasts()}
          onPick={setLasts}
        />
      </div>
      <Actions>
        <Button kind="filled" icon="qr" grow disabled={busy()} onTap={() => void open()}>
          {t('Open the invitation and show its code')}
        </Button>
      </Actions>
    </SheetDialog>
  );
}
