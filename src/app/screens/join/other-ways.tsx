/** The rarer ways to a table: back to one's own seat by its twelve words, or along as a guest under a name. */
import { createSignal, type JSX, Show } from 'solid-js';
import { needsGrant } from '../../../campaign/claims.ts';
import { askForSeat, joinAsGuest, renewDevice, returnToSeat } from '../../../campaign/enter.ts';
import { CampaignError } from '../../../campaign/faults.ts';
import { letsIn } from '../../../campaign/invitations.ts';
import type { Seat } from '../../../kernel/question.ts';
import { unhex } from '../../../log/bytes.ts';
import { publicKey, seatKeys } from '../../../log/keys.ts';
import { isBarred } from '../../../log/roster.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { randomBytes } from '../../campaign/deps.ts';
import { seedOf } from '../../campaign/phrase.ts';
import { markShown } from '../../campaign/phrase-shown.ts';
import { askedFor } from '../../campaign/seating.ts';
import { wording } from '../../campaign/wording.ts';
import { t } from '../../i18n/index.ts';
import { nameFault } from '../../twins.ts';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { wordsField } from '../../ui/words-field.tsx';
import s from './join.module.css';

export function ReturnSheet(props: { seat: Seat; onClose: () => void }): JSX.Element {
  const { session, view, act, busy, player, say } = useCampaign();
  const { words, refuse, Field: Words } = wordsField();
  const comeBack = async (): Promise<void> => {
    const seed = await seedOf(words());
    const secret = unhex(seed, 16);
    if (!seed || !secret) {
      refuse(t('These are not the twelve words: one is misspelt, missing or out of place.'));
      return;
    }
    // Words that this phone had before it was put out bring it back no more; new ones were given to it since.
    const out = needsGrant(view(), props.seat);
    if (out && session.keys().seats[props.seat] === seed) {
      refuse(
        t(
          'This phone was removed from the seat: the words do not bring it back. Ask the group for the seat.',
        ),
      );
      return;
    }
    const keys = view().book.roster.seats.find(({ id }) => id === props.seat)?.keys;
    if (keys?.sign !== publicKey(seatKeys(secret).sign)) {
      refuse(t('These twelve words belong to another seat, or to another campaign.'));
      return;
    }
    if (isBarred(view().book.roster, props.seat)) {
      const { what, help } = wording(new CampaignError('seat barred'), say);
      refuse(`${what} ${help}`);
      return;
    }
    await act(async () => {
      if (out) await renewDevice(session, randomBytes);
      await returnToSeat(session, props.seat, seed);
    });
    if (!session.keys().seats[props.seat]) return;
    // They have just typed it.
    markShown(session.campaign, props.seat);
    props.onClose();
  };
  const ask = async (): Promise<void> => {
    const asked = await act(async () => {
      await askForSeat(session, props.seat);
      return true;
    });
    if (asked) props.onClose();
  };
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Return to your seat')}
      note={t(
        'Type the twelve words of {name}’s recovery phrase. The phone that holds the seat shows them under Campaign, Phrase.',
        {
          name: player(props.seat),
        },
      )}
    >
      <Words label={t('Recovery phrase')} />
      <div class={s.answers}>
        <Button kind="filled" grow disabled={busy() || words().trim() === ''} onTap={() => void comeBack()}>
          {t('Return')}
        </Button>
      </div>
      <Show when={session.keys().invite !== undefined && !askedFor(view()).includes(props.seat)}>
        <Button kind="quiet" disabled={busy()} onTap={() => void ask()}>
          {t('I lost the words: ask the group')}
        </Button>
      </Show>
    </SheetDialog>
  );
}

export function GuestSheet(props: { onClose: () => void }): JSX.Element {
  const { session, view, act, busy } = useCampaign();
  const [name, setName] = createSignal('');
  const others = () => [
    ...view().seats.map((seat) => seat.name),
    ...view().book.roster.members.flatMap((one) => (one.name === undefined ? [] : [one.name])),
  ];
  const fault = () => nameFault(name(), others());
  const watch = async (): Promise<void> => {
    const joined = await act(async () => {
      await joinAsGuest(session, name().trim());
      return true;
    });
    if (joined) props.onClose();
  };
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Watch as a guest')}
      note={
        letsIn(view(), session.keys(), 'player')
          ? t('You see everything public and can write notes. When a seat is free, you can take it.')
          : t('You see everything public and can write notes.')
      }
    >
      <Field label={t('Your name')} value={name()} maxLength={30} onInput={setName} error={fault()} />
      <div class={s.answers}>
        <Button
          kind="filled"
          grow
          disabled={busy() || name().trim() === '' || fault() !== undefined}
          onTap={() => void watch()}
        >
          {t('Watch')}
        </Button>
      </div>
    </SheetDialog>
  );
}
