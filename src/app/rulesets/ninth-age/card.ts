/** A campaign's line and colours on the shelf. */
import { calledOn } from '../../../campaign/called-on.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { sizeOf } from '../../../rules/ninth-age/queries.ts';
import { t, tell } from '../../i18n/index.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { name, stateOf, tinctureOf } from './names.ts';

/** Who has won; else what is asked of the seat; else where the campaign stands and how many points the seat has. */
export function card(
  view: View,
  seat: Seat,
): { readonly line: string; readonly tinctures: readonly Tincture[] } {
  const state = stateOf(view);
  const player = (id: Seat): string => view.seats.find((one) => one.id === id)?.name ?? id;
  const words = (text: Parameters<typeof tell>[0]): string =>
    tell(text, (gap, value) => name(view, gap, value) ?? player(String(value)));
  const question = calledOn(view, seat)[0]?.question;
  const task = view.tasks(seat).find(({ kind }) => kind === 'asked');
  const line =
    state.winner !== null
      ? t('Won by {who}', { who: player(state.winner) })
      : question
        ? words(question.text)
        : task
          ? words(task.title)
          : state.stage === 'play'
            ? t('{when}: {points} of {goal} Realm Points', {
                when: words(view.clock.title),
                points: sizeOf(state, seat).points,
                goal: state.options.goal,
              })
            : words(view.clock.title);
  return { line, tinctures: state.seats.map((each) => tinctureOf(state, each)) };
}
