/** A campaign's line and colours on the shelf. */
import { calledOn } from '../../../campaign/called-on.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { t, tell } from '../../i18n/index.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { name, stateOf, tinctureOf } from './names.ts';

/** What is asked of the seat; else whose turn it is; else where the campaign stands. */
export function card(
  view: View,
  seat: Seat,
): { readonly line: string; readonly tinctures: readonly Tincture[] } {
  const state = stateOf(view);
  const { title, turn } = view.clock;
  const player = (id: Seat): string => view.seats.find((one) => one.id === id)?.name ?? id;
  const words = (text: Parameters<typeof tell>[0]): string =>
    tell(text, (gap, value) => name(view, gap, value) ?? player(String(value)));
  const question = calledOn(view, seat)[0]?.question;
  const task = view.tasks(seat).find(({ kind }) => kind === 'asked');
  const line = question
    ? words(question.text)
    : task
      ? words(task.title)
      : turn !== undefined && turn !== seat
        ? t('{when}: {who} plays', { when: words(title), who: player(turn) })
        : turn === seat
          ? t('{when}: your turn', { when: words(title) })
          : words(title);
  return { line, tinctures: state.seats.map((each) => tinctureOf(state, each)) };
}
