/** What other phones brought about, told as toasts: lines that name a player of this phone, wishes settled, choices lost, dice corrected. */
import type { Overtaken } from '../../campaign/overtaken.ts';
import type { Session } from '../../campaign/session.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { StandIn } from '../../log/stand-ins.ts';
import { t, tn } from '../i18n/index.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { toast } from '../ui/toasts.tsx';
import type { Corrected } from './corrected.ts';
import { askedWords, type NowAsking } from './held.ts';
import { place } from './on-show.ts';
import { reliefWords } from './relieved.ts';
import { playerIn, sayIn } from './say.ts';
import type { Settled } from './settled-wishes.ts';
import { touching } from './touched.ts';

/** How long a toast about news stays, in milliseconds. */
export const LASTS = 12_000;

/** A line that names a seat of this phone is told in its own words, and leads to the chronicle. */
export async function tellTouched(
  session: Session,
  before: View,
  now: View,
  seats: readonly Seat[],
  load: (ruleset: string) => Promise<RulesetApp>,
): Promise<void> {
  const { campaign } = now;
  const turned = Array.from({ length: now.page - before.page }, (_, n) => before.page + n);
  const tellings = [
    ...(await Promise.all(turned.map((page) => session.tellings(page)))).flat(),
    ...now.tellings,
  ];
  const told = touching(before, tellings, seats);
  // What came of a player's own dice stands on Today, under their last rolls.
  const rolled = (line: string): boolean =>
    tellings.some(
      ({ entry, asked }) =>
        entry === line &&
        asked.some(({ question }) => question.ask === 'roll' && seats.includes(question.by)),
    );
  const path = place()?.campaign === campaign ? place()?.path : '';
  const touched = path?.endsWith('/today') ? told.filter(({ line }) => !rolled(line)) : told;
  const [first] = touched;
  // What is under way and the chronicle tell it themselves.
  if (!first || path?.startsWith(`/c/${campaign}/order/`) || path?.endsWith('/chronicle')) return;
  const app = await load(now.ruleset.id);
  const more = touched.length > 1 ? ` ${tn(touched.length - 1, 'And {n} more.', 'And {n} more.')}` : '';
  const words = sayIn(app, now, now.ruleset.sentenceOf(first.note));
  const { hand } = first;
  const said =
    hand === undefined ? words : t('{name}, for you: {words}', { name: playerIn(now, hand), words });
  toast({
    words: `${said}${more}`,
    icon: 'chronicle',
    lasts: LASTS,
    action: { label: t('Read it'), href: `/c/${campaign}/chronicle?line=${first.line}` },
  });
}

/** What the others of a table read at once, though they need do nothing. */
const news: ReadonlySet<string> = new Set(['left', 'taken', 'sat']);

/**
 * A player is gone for good, or somebody sits down in a free seat: those who had no hand in it read so at once, also on the
 * phone that let the newcomer in by itself.
 */
export async function tellSeats(before: View, now: View, seats: readonly Seat[]): Promise<void> {
  const known = new Set(before.book.roster.changes.map(({ line }) => line));
  const told = now.book.roster.changes.filter(
    ({ what, line, hands }) =>
      news.has(what) && !known.has(line) && !hands.some((one) => seats.includes(one)),
  );
  if (told.length === 0) return;
  const { seatSentence } = await import('./sentences.ts');
  for (const change of told)
    toast({
      words: seatSentence({ player: (seat) => playerIn(now, seat) }, change),
      icon: 'chronicle',
      lasts: LASTS,
    });
}

/** What a player chose has come to nothing: another's phone was first with the same. */
export function tellLost(view: View, app: RulesetApp, { id, by, why }: Overtaken): void {
  const title = view.ruleset.orders[id]?.title;
  toast({
    words: why
      ? sayIn(app, view, why)
      : t('{who} was first: “{what}” stays as they chose, and your choice changes nothing.', {
          who: playerIn(view, by),
          what: title ? sayIn(app, view, title) : id,
        }),
    icon: 'today',
    lasts: LASTS,
  });
}

type Kind = Settled['asking']['kind'];
type Said = (words: { readonly who: string; readonly whose: string }) => string;
const agreedTo: { readonly [kind in Kind]: Said } = {
  strike: (words) => t('{who} agreed to undo the entry, as {whose} asked', words),
  restore: (words) => t('{who} agreed to bring the entry back, as {whose} asked', words),
  correct: (words) => t('{who} agreed to correct the entry, as {whose} asked', words),
  amend: (words) => t('{who} agreed to the change that {whose} asked for', words),
};
const refusedTo: { readonly [kind in Kind]: Said } = {
  strike: (words) => t('{who} refused to undo the entry, as {whose} had asked', words),
  restore: (words) => t('{who} refused to bring the entry back, as {whose} had asked', words),
  correct: (words) => t('{who} refused to correct the entry, as {whose} had asked', words),
  amend: (words) => t('{who} refused the change that {whose} asked for', words),
};

/** A yes or no to what somebody asked for. */
export function tellSettled(view: View, { asking, by, agreed }: Settled): void {
  const words = { who: playerIn(view, by), whose: playerIn(view, asking.seat) };
  toast({
    words: (agreed ? agreedTo : refusedTo)[asking.kind](words),
    icon: 'chronicle',
    lasts: LASTS,
    ...(asking.order === undefined
      ? {}
      : { action: { label: t('Look'), href: `/c/${view.campaign}/chronicle?line=${asking.order}` } }),
  });
}

export function tellCorrected(view: View, { order, by }: Corrected): void {
  toast({
    words: t('{who} corrected earlier dice.', { who: playerIn(view, by) }),
    icon: 'chronicle',
    lasts: LASTS,
    action: { label: t('Look'), href: `/c/${view.campaign}/chronicle?line=${order}` },
  });
}

/** What this phone took back waits for another now. */
export function tellHeld(view: View, { asking, held }: NowAsking): void {
  toast({
    words: askedWords(view, held),
    icon: 'chronicle',
    lasts: LASTS,
    action: { label: t('Look'), href: `/c/${view.campaign}/chronicle?line=${asking.order}` },
  });
}

/** This phone stands in for another no longer; Today says so itself. */
export function tellRelieved(view: View, one: StandIn): void {
  if (place()?.path.endsWith(`/c/${view.campaign}/today`)) return;
  toast({ words: reliefWords(view, one), icon: 'today', lasts: LASTS });
}
