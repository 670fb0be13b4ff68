/** A campaign's line and colours on the shelf. */
import { calledOn } from '../../../campaign/called-on.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Text } from '../../../kernel/text.ts';
import { tell } from '../../i18n/index.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { name, stateOf, tinctureOf } from './names.ts';

/** What is asked of the seat; else where the campaign stands. */
export function card(
  view: View,
  seat: Seat,
): { readonly line: string; readonly tinctures: readonly Tincture[] } {
  const state = stateOf(view);
  const player = (id: string): string => view.seats.find((one) => one.id === id)?.name ?? id;
  const words = (text: Text): string =>
    tell(text, (gap, value) => name(view, gap, value) ?? player(String(value)));
  const question = calledOn(view, seat)[0]?.question;
  const task = view.tasks(seat).find(({ kind }) => kind === 'asked');
  return {
    line: words(question?.text ?? task?.title ?? view.clock.title),
    tinctures: state.seats.map((each) => tinctureOf(state, each)),
  };
}
