/** Prisoners and spoils in a baggage train that falls into other hands. */
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Change } from '../change.ts';
import type { BannerId, State } from '../state.ts';
import type { Captive, Spoil } from '../tabletop/state.ts';

/** Prisoners and spoils that travel with these banners, for a brief. */
export type Train = {
  readonly captives: readonly { readonly id: string; readonly captive: Captive }[];
  readonly spoils: readonly { readonly id: string; readonly spoil: Spoil }[];
};
export function trainOf({ tabletop }: State, banners: readonly BannerId[]): Train {
  const along = ({ banner }: { readonly banner: BannerId | null }) =>
    banner !== null && banners.includes(banner);
  return {
    captives: Object.entries(tabletop.captives)
      .filter(([, captive]) => along(captive))
      .map(([id, captive]) => ({ id, captive })),
    spoils: Object.entries(tabletop.spoils)
      .filter(([, spoil]) => along(spoil))
      .map(([id, spoil]) => ({ id, spoil })),
  };
}
/** What of a train travels with some of its banners. */
export const trainWith = ({ captives, spoils }: Train, banners: readonly BannerId[]): Train => ({
  captives: captives.filter(({ captive: { banner } }) => banner !== null && banners.includes(banner)),
  spoils: spoils.filter(({ spoil: { banner } }) => banner !== null && banners.includes(banner)),
});
/** A baggage train falls to a seat: its own people are free again and join a banner, or null: make for the capital; others change their gaoler. */
export function* trainTaken(
  { captives, spoils }: Train,
  seat: Seat,
  banner: BannerId | null,
  joins: BannerId | null = banner,
): Procedure<Change> {
  for (const { id, captive } of captives) {
    const { owner, name, holder, character, level, points } = captive;
    if (owner === seat) yield* change({ type: 'captiveFreed', id, to: joins, kit: '' });
    else {
      const held = { owner, holder: seat, character, name, level, points, banner };
      yield* change({ type: 'captiveTaken', id, from: null, captive: held });
    }
    yield* note('captive-retaken', 'me.tabletop.captive', { seat, owner, name, holder });
  }
  for (const { id, spoil } of spoils)
    yield* change({ type: 'spoilTaken', id, spoil: { ...spoil, holder: seat, banner } });
}
