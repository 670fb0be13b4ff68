/** A rule set's icon as one we can draw; a rule set newer than the app may name one it lacks. */
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import { gameIcons } from '../../ui/icons/game-names.ts';

export const gameIcon = (name: string): GameIconName =>
  gameIcons.find((known) => known === name) ?? 'treasure-map';
