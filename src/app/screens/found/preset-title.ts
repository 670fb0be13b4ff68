/** What a campaign is called for as long as nobody gives it a name: after its players, told apart from those on the shelf. */

import { sameName } from '../../../kernel/same-name.ts';
import { listed, t } from '../../i18n/index.ts';
import type { Player } from './players.tsx';

/** Letters that the name of a campaign has room for. */
export const longest = 60;
/** Room for a number behind it. */
const room = longest - 4;

/** Empty until a player has a name. */
export function presetTitle(players: readonly Pick<Player, 'name'>[], taken: readonly string[]): string {
  const names = players.map(({ name }) => name.trim()).filter((name) => name !== '');
  const [first] = names;
  if (first === undefined) return '';
  const all = t('The war of {names}', { names: listed(names) });
  const few = t('The war of {name} and {n} others', { name: first, n: String(names.length - 1) });
  const title = all.length <= room ? all : few;
  const isTaken = (one: string): boolean => taken.some((other) => sameName(one, other));
  let told = title;
  for (let n = 2; isTaken(told); n++) told = `${title} ${n}`;
  return told;
}
