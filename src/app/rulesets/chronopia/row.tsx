/** Warbands, territories, figures of a list and players as rows. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { limitOf, pointsIn, strengthOf } from '../../../rules/chronopia/roll/points.ts';
import type { Captive, State } from '../../../rules/chronopia/state.ts';
import { t, tn } from '../../i18n/index.ts';
import { Seal } from '../../ui/seal.tsx';
import type { RowDress } from '../parts/ask/dress.ts';
import { dotted } from '../parts/joined.ts';
import { playerRow } from '../parts/player-row.tsx';
import { nameIn } from '../parts/seats.ts';
import { placeName, stateOf, territoryName, tinctureOf } from './names.ts';
import { bandIcon } from './parts/bands.ts';
import { landIcons } from './parts/land-icons.ts';
import { figureNote } from './roll/figure-words.ts';
import { count } from './words.ts';

/** How full a place is: the field army, or the garrison of a territory. */
export const roomNote = (state: State, seat: Seat, place: string): string =>
  t('{points} of {most} points', {
    points: count(pointsIn(state, seat, place)),
    most: count(limitOf(state, seat, place)),
  });

/** Who they are, and what made them what they are. */
function captiveRow(
  state: State,
  { count: many, figure, spent, seat }: Captive,
  player: (seat: Seat) => string,
): RowDress {
  const { name = '', cost = 0 } = state.figures[figure] ?? {};
  return {
    lead: <Seal icon="prisoner" />,
    title: `${many} × ${name}`,
    note: dotted(
      t('of {who}', { who: player(seat) }),
      t('{cost} points each', { cost }),
      spent > 0 && t('{n} spent', { n: spent }),
    ),
  };
}

export function row(view: View, id: string, seat: Seat): RowDress | undefined {
  const state = stateOf(view);
  const { [id]: warband } = state.warbands;
  if (warband)
    return {
      lead: <Seal icon={bandIcon(state, warband)} />,
      title: warband.name,
      note: `${tn(strengthOf(warband), '{n} figure', '{n} figures')} · ${placeName(state, warband.place)}`,
    };
  const { [id]: territory } = state.territories;
  if (territory) return { lead: <Seal icon={landIcons[territory.land]} />, title: territoryName(state, id) };
  const { [id]: captive } = state.captives;
  if (captive) return captiveRow(state, captive, (of) => nameIn(view, of) ?? '');
  const { [id]: figure } = state.figures;
  if (figure) return { title: figure.name, note: figureNote(figure) };
  if (id === 'field') return { lead: <Seal icon="rally-the-troops" />, title: placeName(state, id) };
  return playerRow(view, id, seat, () => tinctureOf(state, id));
}
