/** What a seat's book reminds of after battles on the table: who came home, who cannot fight. */
import type { Task } from '../../../../kernel/ruleset.ts';
import { say } from '../../../../kernel/text.ts';
import type { Ledger } from '../../ledger/book.ts';
import { bannersOf } from '../../queries.ts';
import type { State } from '../../state.ts';
import { outOfAction } from './losses.ts';

export function battleTasks(ledger: Ledger, state: State): readonly Task[] {
  const banners = bannersOf(state, ledger.seat);
  const arrived = state.stage === 'winter' && banners.length > 0 ? ledger.battles.home : [];
  return [
    ...arrived.map(
      ({ id, name }): Task => ({
        kind: 'asked',
        rule: 'me.tabletop.home',
        title: say('{name} is back in the capital: give them a banner', { name }),
        icon: 'visored-helm',
        about: banners[0]?.id ?? '',
        write: { write: 'post', character: id },
      }),
    ),
    ...banners.flatMap(({ id }) =>
      (ledger.banners[id]?.characters ?? [])
        .filter((character) => outOfAction(ledger, character.id, state))
        .map(
          (character): Task => ({
            kind: 'mind',
            rule: 'me.tabletop.wound',
            title: say('{name} of {theBanner} is wounded and cannot fight', {
              name: character.name,
              theBanner: id,
            }),
            icon: 'visored-helm',
            about: id,
          }),
        ),
    ),
  ];
}
