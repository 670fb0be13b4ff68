/** Banners that landed and are beaten go back aboard, and their ship out to sea; without it they are lost (Defended harbours). */
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Change } from '../change.ts';
import type { BannerId, Encounter, ShipId, State } from '../state.ts';

/** A beaten banner that came by sea, and its ship; null: the ship has sailed, sunk, or carries another. */
export type Reembarking = { readonly banner: BannerId; readonly ship: ShipId | null };

/** The attackers of an encounter that landed from ships, with what takes them off. */
export function landedIn({ ships }: State, { attackers, landed, tile }: Encounter): readonly Reembarking[] {
  return Object.keys(attackers).flatMap((banner) => {
    const id = landed?.[banner];
    if (id === undefined) return [];
    const ship = ships[id];
    return [{ banner, ship: ship?.tile === tile && ship.carries === null ? id : null }];
  });
}

/** Takes the beaten off, one to a ship, or loses them. The encounter's other changes come from the caller that resolved it. */
export function* reembark(beaten: readonly Reembarking[]): Procedure<Change> {
  const full: ShipId[] = [];
  for (const { banner, ship } of beaten) {
    const away = ship !== null && !full.includes(ship);
    if (away) {
      full.push(ship);
      yield* change({ type: 'reembarked', banner, ship });
    } else yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
    yield* note('reembarked', 'me.sea.reembark', { banner, away });
  }
}
