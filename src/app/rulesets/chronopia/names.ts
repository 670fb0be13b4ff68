/** How players, warbands, territories and figures of a Chronopia campaign are called on the screen. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { type Land, lands } from '../../../rules/chronopia/charts/territories.ts';
import { tinctures } from '../../../rules/chronopia/options.ts';
import { territoriesOf } from '../../../rules/chronopia/roll/points.ts';
import type { State } from '../../../rules/chronopia/state.ts';
import { t } from '../../i18n/index.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { colourOf, nameIn } from '../parts/seats.ts';

export const stateOf = (view: View): State => view.table.rules as State;

const landNames: { readonly [land in Land]: () => string } = {
  fortress: () => t('Fortress'),
  city: () => t('City'),
  town: () => t('Town'),
  village: () => t('Village'),
  hamlet: () => t('Hamlet'),
  outpost: () => t('Outpost'),
};
export const landName = (land: Land): string => landNames[land]();

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** A territory by its name if it has one; else by its kind, numbered where its owner holds several of it. */
export function territoryName(state: State, id: string): string {
  const held = state.territories[id];
  if (!held) return t('a territory');
  if (held.name !== '') return held.name;
  const alike = territoriesOf(state, held.seat).filter(
    ([, { land, name }]) => land === held.land && name === '',
  );
  const at = alike.findIndex(([other]) => other === id);
  return alike.length > 1 ? `${landName(held.land)} ${numerals[at] ?? ''}` : landName(held.land);
}
export const placeName = (state: State, place: string): string =>
  place === 'field' ? t('Field army') : territoryName(state, place);

export const tinctureOf = (state: State, seat: Seat): Tincture => colourOf(state, seat, tinctures);

const isLand = (value: string): value is Land => (lands as readonly string[]).includes(value);
/** Gaps that hold words of the players' own, which are never anybody's id. */
const spoken = /^(name|figure|names|caster|spell|mission|when|into|before|what|desert|gives|takes|why)$/;

/** What stands in a gap of a sentence, if it is one of our pieces or places. */
export function name(view: View, gap: string, value: string | number): string | undefined {
  if (typeof value !== 'string' || spoken.test(gap)) return undefined;
  const state = stateOf(view);
  if (/(territory|place)$/i.test(gap)) return placeName(state, value);
  if (gap === 'land' && isLand(value)) return landName(value);
  return nameIn(view, value);
}

/** What an id in an answer stands for, standing by itself. */
export function called(view: View, id: string): string | undefined {
  const state = stateOf(view);
  if (state.territories[id]) return territoryName(state, id);
  return state.warbands[id]?.name ?? nameIn(view, id);
}
