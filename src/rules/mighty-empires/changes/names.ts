/** What players call their realms, settlements, banners and ships. */
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { State } from '../state.ts';
import { remark } from './remarks.ts';

export const nameable = ['realm', 'tile', 'banner', 'ship'] as const;
export type NameChange = {
  readonly type: 'named';
  readonly what: (typeof nameable)[number];
  readonly id: string;
  readonly name: string;
};

export const nameChanges: Changes<State, NameChange> = {
  named(draft, { what, id, name }) {
    const pieces = { realm: draft.realms, tile: draft.tiles, banner: draft.banners, ship: draft.ships }[what];
    const piece = (pieces as Record<string, { name: string }> | undefined)?.[id];
    if (!piece) return remark('me.piece.name', say('There is nothing left to name.'));
    piece.name = name;
    return;
  },
};
