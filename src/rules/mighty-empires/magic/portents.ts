/** Portents of Terror: at the start of every campaign turn each force in the tile takes heart, or loses it. */
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { numbersOf } from '../map/spellbook.ts';
import { isHired, spellsNamed } from '../map/spells.ts';
import { bannersIn } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

export type Beset = {
  readonly seat: Seat;
  readonly tile: TileId;
  readonly banners: readonly BannerId[];
  /** Mercenaries and allies among them, who do not stay to see. */
  readonly hired: readonly BannerId[];
};

/** Every force that stands under a portent. */
export const besetBy = (state: State): readonly Beset[] =>
  spellsNamed(state, 'portents-of-terror').flatMap(({ tile }) => {
    const there = tile === null ? [] : bannersIn(state, tile);
    return state.seats.flatMap((seat) => {
      const banners = there.filter((banner) => banner.seat === seat).map(({ id }) => id);
      const hired = banners.filter((id) => isHired(state, id));
      return tile === null || banners.length === 0 ? [] : [{ seat, tile, banners, hired }];
    });
  });

/** Labels: `portents/<tile>/<seat>`. */
export function* portents(beset: readonly Beset[]): Procedure<Change> {
  const rule = 'me.magic.portents';
  const upTo = numbersOf('portents-of-terror').haltedUpTo;
  if (beset.length === 0) return;
  const rolls = yield* rollEach(beset, ({ seat, tile }) => ({
    label: `portents/${tile}/${seat}`,
    by: seat,
    rule,
    dice: 'd6',
    text: say('Does the force in {tile} keep its nerve? On {upTo} or less it does nothing.', {
      tile,
      upTo,
    }),
  }));
  for (const [{ seat, tile, banners, hired }, die] of rolls) {
    const held = die <= upTo;
    yield* note(held ? 'terror' : 'no-terror', rule, { seat, tile });
    if (!held) continue;
    for (const banner of banners) yield* change({ type: 'halted', banner, why: 'terror' });
    for (const banner of hired) yield* change({ type: 'bannerFell', banner, how: 'disbanded' });
    if (hired.length > 0) yield* note('hirelings-gone', rule, { seat, tile, banners: hired.length });
  }
}
