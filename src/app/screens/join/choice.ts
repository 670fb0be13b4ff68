/** What a phone without a place in the campaign may do about each of its seats, and which of them it left or asked for. */
import { createSignal } from 'solid-js';
import { leftFrom, needsGrant } from '../../../campaign/claims.ts';
import { askForSeat, takeSeat } from '../../../campaign/enter.ts';
import { CampaignError } from '../../../campaign/faults.ts';
import { letsIn } from '../../../campaign/invitations.ts';
import { calledThere } from '../../../campaign/names-then.ts';
import type { SeatView } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { askedFor, claimed, lateFor } from '../../campaign/seating.ts';
import { listed, t } from '../../i18n/index.ts';

export type Choice = ReturnType<typeof useChoice>;

export function useChoice() {
  const { session, view, act } = useCampaign();
  const [missed, setMissed] = createSignal<Seat>();
  const asked = () => askedFor(view());
  const { gone, lost, ...left } = useGone(asked);
  const free = () => view().seats.filter(({ held }) => !held);
  const invited = () => session.keys().invite !== undefined;
  const may = (role: 'player' | 'guest'): boolean => letsIn(view(), session.keys(), role);
  /** The seat of the one button that stands out: with several free the player picks, and nothing is picked for them. */
  const only = () => {
    const [seat] = free();
    return free().length === 1 && seat && maySit(seat) && !asked().includes(seat.id) && waits() !== seat.id
      ? seat
      : undefined;
  };
  /** Nothing but watching is left to do here: that is what the page is about. */
  const onlyWatches = () => may('guest') && !may('player') && lost().length === 0 && asked().length === 0;
  const waits = () => claimed(view());
  const late = () => {
    const all = new Set([...lateFor(view()), ...(missed() === undefined ? [] : [missed() as Seat])]);
    return [...all].filter((seat) => !asked().includes(seat));
  };
  const maySit = ({ id }: SeatView): boolean => (gone(id) ? invited() : may('player'));
  const wanted = (seat: SeatView): string =>
    gone(seat.id)
      ? t('Ask for {name}’s seat', { name: seat.name })
      : seat.left
        ? t('Take {name}’s seat', { name: seat.name })
        : t('Sit down as {name}', { name: seat.name });
  const openWords = ({ id }: SeatView): string =>
    waits() === id || asked().includes(id)
      ? t('free, asked for')
      : gone(id)
        ? t('free; this phone held it before: only the group can give it back')
        : t('free');
  const sit = (seat: Seat): Promise<unknown> =>
    act(async () => {
      if (gone(seat)) return void (await askForSeat(session, seat));
      try {
        await takeSeat(session, seat);
      } catch (problem) {
        if (!(problem instanceof CampaignError && problem.fault === 'seat taken')) throw problem;
        setMissed(seat);
      }
    });
  return {
    ...left,
    gone,
    lost,
    free,
    invited,
    may,
    only,
    onlyWatches,
    asked,
    waits,
    late,
    maySit,
    wanted,
    openWords,
    sit,
  };
}

/** The seats that this phone left or was put out of, those it has asked for again not among them. */
function useGone(asked: () => readonly Seat[]) {
  const { view, player } = useCampaign();
  /** This phone left the seat or was put out of it: it asks for it. */
  const gone = (seat: Seat): boolean => needsGrant(view(), seat);
  const lost = () => view().seats.flatMap(({ id }) => (gone(id) && !asked().includes(id) ? [id] : []));
  const leftHere = (seat: SeatView): boolean => leftFrom(view(), seat);
  /** Nobody else's word put this phone out: a player who has just left looks for the way out. */
  const forGood = () =>
    lost().length > 0 && view().seats.every((seat) => leftHere(seat) || !lost().includes(seat.id));
  /** A player who left for good comes back to no seat but the one they left. */
  const leaver = () => view().seats.some(leftHere);
  const comesBack = ({ held }: SeatView): boolean => held && !leaver();
  /** By the names of when this phone sat there. */
  const lostNames = () => listed(lost().map((seat) => calledThere(view(), seat) ?? player(seat)));
  /** A seat that somebody else took has a new name for good, also once they have left it in turn. */
  const successors = () =>
    view().seats.flatMap(({ id, held, name }) =>
      held && lost().includes(id) && calledThere(view(), id) !== undefined ? [name] : [],
    );
  return { gone, lost, forGood, comesBack, lostNames, successors };
}
