/**
 * The campaign a screen stands in. Screens read `view()` and write through `act`, which says in words what went wrong.
 * One picture of the campaign is published a frame, however much arrives.
 */
import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  useContext,
} from 'solid-js';
import type { Session } from '../../campaign/session.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import type { MeetingSnapshot } from '../../sync/types.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { leaveMonth } from '../ui/toasts.tsx';
import { ActingFor } from '../ui/top-bar.tsx';
import { actingWords } from './acts-for.ts';
import { letResultGo } from './just-rolled.ts';
import { monthOf, withdrawUndo } from './offer.ts';
import { playerIn, sayIn } from './say.ts';
import { keepSeat, keptSeat, wantedSeat } from './shown.ts';
import { hereAgain } from './wait.ts';
import { wording } from './wording.ts';

export interface Campaign {
  readonly session: Session;
  readonly view: Accessor<View>;
  readonly app: RulesetApp;
  /** The seat this phone shows: one of its own, or one it acts for; 'guest' where it holds none. */
  readonly seat: Accessor<Seat>;
  /** Those this phone stands in for who are linked again: it acts for them no more. */
  readonly back: Accessor<readonly Seat[]>;
  /** Shows another seat that this phone holds. */
  show(seat: Seat): void;
  /** Shows another seat for what one order asks it; the phone goes back then. */
  lend(seat: Seat, order: string | undefined): void;
  /** Whose phone it is, while it shows another seat so. */
  readonly lent: Accessor<Seat | undefined>;
  /** Does something; what goes wrong is told to the player and changes nothing. Resolves to undefined then. */
  act<T>(what: () => Promise<T>): Promise<T | undefined>;
  /** Whether something is being written right now. */
  readonly busy: Accessor<boolean>;
  /** A sentence of the rules with its pieces, places and players named. */
  say(text: Text): string;
  /** A player's name. */
  player(seat: Seat): string;
  /** The address of one of the campaign's screens. */
  to(way: string): string;
}
/** Where a part may stand inside a campaign or outside of one. */
export const CampaignContext = createContext<Campaign>();

/** @throws outside a campaign: a screen put where none is open */
export function useCampaign(): Campaign {
  const campaign = useContext(CampaignContext);
  if (!campaign) throw new Error('No campaign is open here.');
  return campaign;
}

const settled = (args?: object): string => (args ? `?args=${encodeURIComponent(JSON.stringify(args))}` : '');
/** The address of an order's form, with the arguments already settled. */
export const formOf = ({ to }: Pick<Campaign, 'to'>, order: string, args?: object): string =>
  to(`do/${order}${settled(args)}`);
/** The address of a page of the rule set, with what it begins with. */
export const pageOf = ({ to }: Pick<Campaign, 'to'>, page: string, args?: object): string =>
  to(`page/${page}${settled(args)}`);

const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat, i) => seat === others[i]);

/** Publishes one picture of the campaign a frame. @returns what publishes it at once */
function usePublished(session: Session, setView: (view: View) => void): () => void {
  let frame = 0;
  const publish = (): void => {
    frame = 0;
    const now = session.view();
    if (now) setView(now);
  };
  onCleanup(
    session.subscribe(() => {
      if (document.hidden) publish();
      else frame ||= requestAnimationFrame(publish);
    }),
  );
  onCleanup(() => cancelAnimationFrame(frame));
  return publish;
}

/** The seat this phone shows, and the ways to show another. */
function useShownSeat(
  session: Session,
  view: Accessor<View>,
  props: { readonly links?: Accessor<MeetingSnapshot> },
) {
  const back = createMemo(() => (props.links ? hereAgain(view(), props.links()) : []), [], {
    equals: sameSeats,
  });
  const [shown, setShown] = createSignal(keptSeat(session.campaign));
  // A link that comes or goes draws nothing anew while the same seat is shown.
  const seat = createMemo((): Seat => {
    const { seats } = view();
    return (
      (
        seats.find(({ id, ours }) => ours && id === shown() && !back().includes(id)) ??
        seats.find(({ mine }) => mine)
      )?.id ?? 'guest'
    );
  });
  createEffect(() => keepSeat(session.campaign, seat()));
  createEffect(
    on(wantedSeat, (one) => one?.campaign === session.campaign && lend(one.seat, one.order), { defer: true }),
  );
  const [lent, setLent] = createSignal<Seat>();
  const show = (id: Seat): void => {
    setLent(undefined);
    setShown(id);
  };
  const lend = (id: Seat, order: string | undefined): void => {
    const home = lent() ?? seat();
    show(id);
    if (order !== undefined && id !== home) setLent(home);
  };
  return { back, seat, show, lend, lent };
}

/** What is offered to be undone goes with the seat and with the month. */
function useUndoLeaves(view: Accessor<View>, seat: Accessor<Seat>): void {
  createEffect(on(seat, () => withdrawUndo(), { defer: true }));
  const month = createMemo(() => monthOf(view()));
  createEffect(
    on(
      month,
      (now) => {
        withdrawUndo(now);
        leaveMonth();
      },
      { defer: true },
    ),
  );
}

export function CampaignProvider(props: {
  session: Session;
  app: RulesetApp;
  /** Which phones are linked with this one. */
  links?: Accessor<MeetingSnapshot>;
  onTrouble: (what: string, help: string) => void;
  children: JSX.Element;
}): JSX.Element {
  const { session, app } = props;
  const first = session.view();
  if (!first) throw new Error('The campaign has not reached this phone yet.');
  const [view, setView] = createSignal(first);
  const [busy, setBusy] = createSignal(0);
  const publish = usePublished(session, setView);
  const { back, seat, show, lend, lent } = useShownSeat(session, view, props);
  useUndoLeaves(view, seat);
  const player = (id: Seat): string => playerIn(view(), id);
  const campaign: Campaign = {
    session,
    view,
    app,
    seat,
    back,
    show,
    lend,
    lent,
    busy: () => busy() > 0,
    player,
    to: (way) => `/c/${session.campaign}/${way}`,
    say: (text) => sayIn(app, view(), text),
    async act(what) {
      setBusy((n) => n + 1);
      try {
        const done = await what();
        letResultGo();
        publish();
        return done;
      } catch (problem) {
        const { what: said, help } = wording(problem, campaign.say);
        props.onTrouble(said, help);
        return undefined;
      } finally {
        setBusy((n) => n - 1);
      }
    },
  };
  const acting = () => {
    const other = view().seats.find(({ id, mine }) => id === seat() && !mine);
    return other && { name: other.name, words: actingWords(view(), other.id, other.name) };
  };
  return (
    <CampaignContext.Provider value={campaign}>
      <ActingFor.Provider value={acting}>{props.children}</ActingFor.Provider>
    </CampaignContext.Provider>
  );
}
