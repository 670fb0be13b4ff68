/** The two dozen spells by name: their row of the chart, what they are aimed at, how long they last. */
import { type AutumnSpell, autumnSpells } from '../charts/autumn-spells.ts';
import { type SpringSpell, springSpells } from '../charts/spring-spells.ts';
import type { Equinox, SpellName, Until } from '../magic/state.ts';

export const spellChart = { autumn: autumnSpells, spring: springSpells } as const;

type Row = (typeof autumnSpells.rows)[number] | (typeof springSpells.rows)[number];
const rows = new Map<SpellName, Row>(
  [...autumnSpells.rows, ...springSpells.rows].map((row) => [row.is.spell, row]),
);
/** @throws RangeError for a spell of no chart */
function rowOf(spell: SpellName): Row {
  const row = rows.get(spell);
  if (!row) throw new RangeError(`${spell} is no spell`);
  return row;
}

/** What a spell is called, and what it does in a line. */
export const titleOf = (spell: SpellName): string => rowOf(spell).text;
export const noteOf = (spell: SpellName): string => rowOf(spell).note ?? '';

type Is<N extends SpellName> = Extract<AutumnSpell | SpringSpell, { readonly spell: N }>;
/** The numbers of a spell, as its chart prints them. */
export const numbersOf = <N extends SpellName>(spell: N): Is<N> => rowOf(spell).is as Is<N>;

/** Has no range and never fails. */
export const isSure = (spell: SpellName): boolean => 'sure' in rowOf(spell).is;
/** Needs no place: what is cast on the own realm, capital or banner. */
export const needsTile = (spell: SpellName): boolean => !isSure(spell);

/** When a spell ends that is cast at an equinox in the winter after `year`'s season. Protection guards the autumn after, too. */
export const untilOf = (spell: SpellName, equinox: Equinox, year: number): Until =>
  equinox === 'autumn'
    ? { year, ends: 'winter' }
    : { year: year + 1, ends: spell === 'magical-protection' ? 'winter' : 'season' };
