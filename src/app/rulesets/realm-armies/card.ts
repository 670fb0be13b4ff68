/** A campaign's line and colours on the shelf. */
import { calledOn } from '../../../campaign/called-on.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { t, tell } from '../../i18n/index.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { name, stateOf, tinctureOf } from './names.ts';

/** What is asked of the seat; else how it ended or where the campaign stands. */
export function card(
  view: View,
  seat: Seat,
): { readonly line: string; readonly tinctures: readonly Tincture[] } {
  const state = stateOf(view);
  const player = (id: Seat): string => view.seats.find((one) => one.id === id)?.name ?? id;
  const words = (text: Parameters<typeof tell>[0]): string =>
    tell(text, (gap, value) => name(view, gap, value) ?? player(String(value)));
  const tinctures = state.seats.map((each) => tinctureOf(state, each));
  const [winner] = state.victory?.winners ?? [];
  if (winner !== undefined) return { line: t('Won by {who}', { who: player(winner) }), tinctures };
  const question = calledOn(view, seat)[0]?.question;
  const task = view.tasks(seat).find(({ kind }) => kind === 'asked');
  const line = question
    ? words(question.text)
    : task
      ? t('{when}: {what}', { when: words(view.clock.title), what: words(task.title) })
      : words(view.clock.title);
  return { line, tinctures };
}
