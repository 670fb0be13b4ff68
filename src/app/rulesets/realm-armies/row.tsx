/** Armies, fleets, heroes, tiles and players as rows of a list. */
import type { View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { armyOf } from '../../../rules/realm-armies/queries.ts';
import type { Army, Fleet, Hero, State } from '../../../rules/realm-armies/state.ts';
import { t } from '../../i18n/index.ts';
import { Guidon } from '../../ui/heraldry/guidon.tsx';
import { Seal } from '../../ui/seal.tsx';
import type { RowDress } from '../parts/ask/dress.ts';
import { playerRow } from '../parts/player-row.tsx';
import { armyName, fleetName, placeName, stateOf, tinctureOf } from './names.ts';
import { builtWords, groundName, workIcons } from './words.ts';

/** Under whom an army marches. */
export const generalOf = (state: State, { hero }: Pick<Army, 'hero'>): string =>
  hero === null ? t('without a general') : (state.heroes[hero]?.name ?? '');

const armyRow = (state: State, army: Army): RowDress => ({
  lead: <Guidon tincture={tinctureOf(state, army.seat)} number={army.number} />,
  title: armyName(army),
  note: generalOf(state, army),
});
const fleetRow = (state: State, fleet: Fleet): RowDress => ({
  lead: <Seal icon="caravel" tincture={tinctureOf(state, fleet.seat)} />,
  title: fleetName(fleet),
  note: fleet.port === null ? t('at sea') : t('in port'),
});
function heroRow(state: State, id: string, { name, seat }: Hero): RowDress {
  const lead = <Seal icon="visored-helm" />;
  const army = state.armies[armyOf(state, id) ?? ''];
  if (army) return { lead, title: name, note: t('leads {army}', { army: armyName(army) }) };
  return { lead, title: name, ...(seat === null ? {} : { note: t('at court') }) };
}

/** What stands out on a tile. */
const workOf = (state: State, tile: TileId): keyof typeof workIcons => {
  const { work = 'none', mine = false } = state.tiles[tile] ?? {};
  return work === 'none' && mine ? 'mine' : work;
};

export function row(view: View, id: string, seat: Seat): RowDress | undefined {
  const state = stateOf(view);
  const { [id]: army } = state.armies;
  if (army) return armyRow(state, army);
  const { [id]: fleet } = state.fleets;
  if (fleet) return fleetRow(state, fleet);
  const { [id]: hero } = state.heroes;
  if (hero) return heroRow(state, id, hero);
  if (isTileId(id))
    return {
      lead: <Seal icon={workIcons[workOf(state, id)]} />,
      title: placeName(state, id),
      note: `${builtWords(state, id)} · ${groundName(state, id)}`,
    };
  return playerRow(view, id, seat, () => tinctureOf(state, id));
}
