/** The page that shows what a task is about: a realm its player's own page, a tile on the map, all else its sheet. */
import type { View } from '../../campaign/view.ts';
import { isTileId } from '../../kernel/hex.ts';
import type { Json } from '../../kernel/json.ts';
import type { Task } from '../../kernel/ruleset.ts';
import type { RulesetApp } from '../rulesets/contract.ts';

export interface PageOf {
  readonly to: string;
  readonly search?: { readonly [name: string]: string };
}

export function pageOf({ seats }: View, app: RulesetApp, { about, write }: Task): PageOf | undefined {
  if (about === undefined) return undefined;
  if (seats.some(({ id }) => id === about)) return { to: 'realm' };
  if (isTileId(about) && app.scene) return { to: 'map', search: { tile: about } };
  const sheet = sheetOf(write);
  return { to: `piece/${about}`, ...(sheet && { search: sheet }) };
}

/** A write into one's own book has its own sheet at the piece. */
function sheetOf(entry: Json | undefined): { readonly sheet: string } | undefined {
  const { write } = (entry ?? {}) as { readonly write?: string };
  return write === undefined ? undefined : { sheet: write };
}
