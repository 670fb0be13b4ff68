/** What the button says that begins the campaign: one player's tap begins it for all. */
import { say, type Text } from './text.ts';

export function beginForAll(players: number): Text {
  if (players === 1) return say('Begin the campaign');
  return players === 2 ? say('Begin for both') : say('Begin for all {n}', { n: players });
}
