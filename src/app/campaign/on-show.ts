/** Which page of a campaign is shown, and whether it says already what a player is called for. */
import { createSignal } from 'solid-js';
import type { Hash } from '../../log/bytes.ts';
import type { Call } from './called.ts';

export const [place, setPlace] = createSignal<{
  readonly campaign: Hash;
  readonly path: string;
  readonly line: string | undefined;
}>();

/**
 * Whether the page on show says it already: Today all of it, an order's own page what that order asks, a form the task or the turn
 * it belongs to, a line its own wish.
 */
export function onShow(campaign: Hash, { kind, order, form, forms = [], line }: Call): boolean {
  const here = place();
  if (here?.campaign !== campaign) return false;
  const page = here.path.slice(`/c/${campaign}/`.length);
  if (kind === 'letter') return page === 'letters' || page === 'today';
  if (line !== undefined && page === 'chronicle' && here.line === line) return true;
  const doing = /^do\/(.+)$/.exec(page)?.[1];
  if (doing !== undefined && [form, ...forms].includes(doing)) return true;
  return page === 'today' || page === `order/${order}`;
}
