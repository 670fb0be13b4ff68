/** Seats as every book shows them: their colours, their names, and a campaign's line on the shelf. */
import { calledOn } from '../../../campaign/called-on.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { playerIn, sayIn } from '../../campaign/say.ts';
import { t } from '../../i18n/index.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import type { RulesetApp } from '../contract.ts';

interface Realms {
  readonly seats: readonly Seat[];
  readonly realms: { readonly [seat: Seat]: { readonly tincture: Tincture | null } };
}

/** @param all the colours a book knows */
export const freeColours = <T extends Tincture>({ realms }: Pick<Realms, 'realms'>, all: readonly T[]) =>
  all.filter((each) => Object.values(realms).every(({ tincture }) => tincture !== each));

/** A seat's colour; before it has taken one, one of those still free, so that shields can be told apart from the start. */
export function colourOf(state: Realms, seat: Seat, all: readonly Tincture[]): Tincture {
  const chosen = state.realms[seat]?.tincture;
  if (chosen) return chosen;
  const open = state.seats.filter((each) => !state.realms[each]?.tincture);
  return freeColours(state, all)[open.indexOf(seat)] ?? 'argent';
}

/** The player on a seat; undefined for what is no seat. */
export const nameIn = (view: View, id: string): string | undefined =>
  view.seats.find((seat) => seat.id === id)?.name;

/**
 * A campaign on the shelf: what is asked of the seat; else where the campaign stands.
 * @param ended who has won, once it is over
 * @param asks the words of a task, where they are not its title
 * @param stands where the campaign stands, where its clock does not tell it all
 */
export function cardOf(
  view: View,
  seat: Seat,
  { name, tincture }: Pick<RulesetApp, 'name' | 'tincture'>,
  own: { ended?: Seat | null | undefined; asks?: (task: Task) => string; stands?: () => string } = {},
): ReturnType<RulesetApp['card']> {
  const question = calledOn(view, seat)[0]?.question;
  const task = view.tasks(seat).find(({ kind }) => kind === 'asked');
  const line = (): string => {
    if (own.ended) return t('Won by {who}', { who: playerIn(view, own.ended) });
    if (question) return sayIn({ name }, view, question.text);
    if (task) return own.asks?.(task) ?? sayIn({ name }, view, task.title);
    return own.stands?.() ?? sayIn({ name }, view, view.clock.title);
  };
  const { seats } = view.table.rules as Pick<Realms, 'seats'>;
  return { line: line(), tinctures: seats.map((each) => tincture(view, each)) };
}
