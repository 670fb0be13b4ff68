/** What bears on a battle beyond its points: events picked, realms and teams, in words for both players. */
import type { Seat } from '../../../../kernel/question.ts';
import { type Battle, firstBattle, playersOf, sideOf } from '../../../../rules/ninth-age/battle/battles.ts';
import { brashBonus, veteranCore, veteranRare } from '../../../../rules/ninth-age/charts/events.ts';
import { picked } from '../../../../rules/ninth-age/events/effects.ts';
import { allied } from '../../../../rules/ninth-age/queries.ts';
import type { State } from '../../../../rules/ninth-age/state.ts';
import { t } from '../../../i18n/index.ts';
import { eventWords } from '../words.ts';

export interface InForce {
  readonly seat: Seat;
  readonly title: string;
  readonly note: string;
}

export function inForce(state: State, battle: Battle): readonly InForce[] {
  return playersOf(battle).flatMap((seat): readonly InForce[] => {
    const first = firstBattle(state, seat);
    const has = (event: Parameters<typeof picked>[2]): boolean => picked(state, seat, event);
    const friends = battle[sideOf(battle, seat) ?? 'first'].filter((other) => allied(state, seat, other));
    return [
      ...(first && has('reconnaissance')
        ? [
            {
              seat,
              title: eventWords.reconnaissance.title(),
              note: t('The enemy deploys the whole army first; this side has the first turn.'),
            },
          ]
        : []),
      ...(first && has('veteran-troops')
        ? [
            {
              seat,
              title: eventWords['veteran-troops'].title(),
              note: t(
                'Core from {core}%, Rare to {rare}%. Special and Rare units in any number; One of a Kind still holds.',
                { core: veteranCore, rare: veteranRare },
              ),
            },
          ]
        : []),
      ...(has('brash-attack')
        ? [
            {
              seat,
              title: eventWords['brash-attack'].title(),
              note: t('A win earns {n} Conquest Points more; a draw or defeat earns none.', {
                n: brashBonus,
              }),
            },
          ]
        : []),
      ...(friends.length > 0
        ? [
            {
              seat,
              title: t('Sworn allies'),
              note: t(
                'Inspiring Presence and Hold Your Ground of both generals and standard bearers serve both.',
              ),
            },
          ]
        : []),
    ];
  });
}
