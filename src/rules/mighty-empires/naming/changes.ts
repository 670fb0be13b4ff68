/** What players call their realms, settlements, banners and ships, and the years they live in. */
import { nothingToName } from '../../../kernel/naming.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import type { State } from '../state.ts';

export const nameable = ['realm', 'tile', 'banner', 'ship', 'cycle', 'year'] as const;
export const nameShapes = {
  named: { what: is.oneOf(...nameable), id: is.piece, name: is.words },
};
export type NameChange = is.ChangeOf<typeof nameShapes>;

export const nameChanges: Changes<State, NameChange> = {
  named(draft, { what, id, name }) {
    if (what === 'cycle' || what === 'year') {
      const called: Record<string, string> = what === 'cycle' ? draft.calendar.cycles : draft.calendar.years;
      if (name === '') delete called[id];
      else called[id] = name;
      return;
    }
    const pieces = { realm: draft.realms, tile: draft.tiles, banner: draft.banners, ship: draft.ships }[what];
    const piece = (pieces as Record<string, { name: string }> | undefined)?.[id];
    if (!piece) return [nothingToName('me.piece.name')];
    piece.name = name;
    return;
  },
};
