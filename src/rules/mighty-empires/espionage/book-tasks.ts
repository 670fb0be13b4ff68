/** Tasks a player's own book sets them about espionage. */
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Ledger } from '../ledger/book.ts';
import type { State } from '../state.ts';
import { boughtFor } from './book.ts';
import { countersIn, hasDeclared } from './queries.ts';

/** Operatives hired in secret count for nothing until their number is told. */
function unannounced(ledger: Ledger, state: State): readonly Task[] {
  const { seat } = ledger;
  const { year } = state.season;
  const hired = boughtFor(ledger, year).length;
  if (hired === 0 || state.winter.at[seat] !== 'espionage' || hasDeclared(state, seat)) return [];
  return [
    {
      kind: 'asked',
      rule: 'me.espionage.declared',
      icon: 'hooded-assassin',
      title: counted(hired, 'Announce your operative', 'Announce your {n} operatives'),
      why: say('After that you can hire no more.'),
      order: { id: 'tell-operatives', args: { year } },
    },
  ];
}

export function spyBookTasks(ledger: Ledger, state: State): readonly Task[] {
  const { toPick, guard, operatives } = ledger.spies;
  const nameless = Object.entries(operatives).filter(
    ([id, { type, smuggled }]) =>
      type === null && smuggled !== null && countersIn(state, smuggled).some((counter) => counter.id === id),
  );
  return [
    ...unannounced(ledger, state),
    ...Object.keys(toPick)
      .filter((banner) => state.banners[banner])
      .map(
        (banner): Task => ({
          kind: 'asked',
          rule: 'me.espionage.characters',
          icon: 'daggers',
          title: say('An assassin struck in {theBanner}: say who died', { theBanner: banner }),
          about: 'desk-operatives',
          write: { write: 'slain', banner },
        }),
      ),
    ...(guard > 0
      ? [
          {
            kind: 'asked',
            rule: 'me.espionage.palace',
            icon: 'daggers',
            title: say('Choose a unit to guard the palace, and strike it off'),
            about: 'desk-operatives',
            write: { write: 'guard' },
          } as const satisfies Task,
        ]
      : []),
    ...nameless.map(
      ([id, { smuggled }]): Task => ({
        kind: 'asked',
        rule: 'me.espionage.smuggled',
        icon: 'hooded-assassin',
        title: say('Say in secret which operative the agent smuggled into {tile}', { tile: smuggled ?? '' }),
        about: 'desk-operatives',
        write: { write: 'smuggle', operative: id },
      }),
    ),
  ];
}
