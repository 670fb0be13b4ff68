/** Plain questions about battles on the table: who is in them, what they look like, how long they have waited. */
import { distance, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import { attackersOf } from '../map/sides.ts';
import { bannersOf, monthsInSeason, type PlacedBanner } from '../queries.ts';
import type { BannerId, Encounter, Month, State } from '../state.ts';
import { type Battlefield, blankField, type Captive, type Fought, type Side } from './state.ts';

export const fieldOf = ({ tabletop }: State, encounter: string): Battlefield =>
  tabletop.fields[encounter] ?? blankField;

/** Months from one to another; a winter counts as none. */
export const monthsSince = ({ season }: State, since: Month): number =>
  (season.year - since.year) * monthsInSeason + season.month - since.month;

/** Attackers by the tile they came from, in the order of the tiles' names: two or more make a pincer. */
export function approaches(state: State, encounter: Encounter): ReadonlyMap<TileId, readonly BannerId[]> {
  const found = new Map<TileId, BannerId[]>();
  for (const { id: banner } of attackersOf(state, encounter)) {
    // Whom the dead fell upon came from nowhere.
    const from = (encounter.risen ? undefined : encounter.attackers[banner]) ?? encounter.tile;
    found.set(from, [...(found.get(from) ?? []), banner]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const isPartOf = (
  { attacker, defender }: Pick<Encounter, 'attacker' | 'defender'>,
  seat: Seat,
): boolean => attacker === seat || defender === seat;
/** The other side, where a player leads it. */
export const opponentOf = (
  { attacker, defender }: Pick<Encounter, 'attacker' | 'defender'>,
  seat: Seat,
): Seat | null => {
  const other = attacker === seat ? defender : attacker;
  return other === 'independent' ? null : other;
};

export const partOff = ({ options }: State): Remark | undefined =>
  options.parts.tabletop
    ? undefined
    : against('me.tabletop.part', say('You play without battles with models.'));

/** Why a battle cannot be made ready on the table by this seat. */
export function notHere(state: State, seat: Seat, id: string): Remark | undefined {
  const encounter = state.encounters[id];
  if (!encounter) return against('me.tabletop.waiting', say('That battle is no longer waiting.'));
  return isPartOf(encounter, seat)
    ? undefined
    : against('me.tabletop.waiting', say('That battle is not yours.'));
}
/** A siege on the table reckons in days. */
export const daysOfMonth = 28;
export const siegeMind = (state: State, id: string): readonly Remark[] =>
  state.encounters[id]?.kind === 'siege'
    ? [
        against(
          'me.tabletop.siege',
          say('A siege: {days} days on the table are one month of the campaign.', {
            days: daysOfMonth,
          }),
        ),
      ]
    : [];

/** The side a seat fought on. */
export const sideOf = ({ attacker, defender }: Fought, seat: Seat): Side | undefined =>
  attacker === seat ? 'attacker' : defender === seat ? 'defender' : undefined;
export const beatenSide = ({ winner }: Pick<Fought, 'winner'>): Side | null =>
  winner === 'draw' ? null : winner === 'attacker' ? 'defender' : 'attacker';

/** Where a prisoner is: with the banner that takes them along, or in their holder's capital. */
export const whereabouts = (
  state: State,
  { banner, holder }: Pick<Captive, 'banner' | 'holder'>,
): TileId | null =>
  (banner === null ? null : state.banners[banner]?.tile) ?? state.realms[holder]?.capital ?? null;

/** A seat's banners nearest to a place: one, or several just as near. */
export function nearest(state: State, seat: Seat, tile: TileId | null): readonly PlacedBanner[] {
  const all = bannersOf(state, seat).flatMap((banner) =>
    banner.tile === null || tile === null ? [] : [{ banner, steps: distance(banner.tile, tile) }],
  );
  const least = Math.min(...all.map(({ steps }) => steps));
  return all.filter(({ steps }) => steps === least).map(({ banner }) => banner);
}
