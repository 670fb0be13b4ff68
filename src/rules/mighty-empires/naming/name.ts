/** Names for realms, settlements, banners and ships; and, by the player who keeps the chronicle, for years and rounds of years. */
import { type Nameable, naming, nothingToName } from '../../../kernel/naming.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define } from '../define.ts';
import { calendarOf, firstYear } from '../names/calendar.ts';
import { bannersOf } from '../queries.ts';
import type { Owner, State } from '../state.ts';
import { nameable } from './changes.ts';

/** One's own, and what is nobody's. */
const free = (owner: Owner, seat: Owner): boolean => owner === seat || owner === 'independent';
/** The calendar is everybody's: its recorder may sit anywhere. */
const ofCalendar = (what: 'cycle' | 'year', names: 'cycles' | 'years'): Nameable<State> => {
  const keys = ({ season }: State): readonly string[] => calendarOf(what, season.year);
  return {
    all: (state) =>
      Object.fromEntries(keys(state).map((key) => [key, { name: state.calendar[names][key] ?? '' }])),
    own: keys,
  };
};

const { called, ...asked } = naming<State, (typeof nameable)[number]>('me.names', nameable, {
  realm: {
    all: ({ realms }) => realms,
    own: ({ realms }, seat) => (Object.hasOwn(realms, seat) ? [seat] : []),
  },
  tile: {
    all: ({ tiles }) => tiles,
    own: ({ tiles }, seat) =>
      Object.entries(tiles).flatMap(([id, { flag }]) => (free(flag, seat) ? [id] : [])),
  },
  banner: {
    all: ({ banners }) => banners,
    own: (state, seat) => bannersOf(state, seat).map(({ id }) => id),
  },
  ship: {
    all: ({ ships }) => ships,
    own: ({ ships }, seat) =>
      Object.entries(ships).flatMap(([id, { owner }]) => (free(owner, seat) ? [id] : [])),
  },
  cycle: ofCalendar('cycle', 'cycles'),
  year: ofCalendar('year', 'years'),
});

export const name = define({
  id: 'name',
  rule: 'me.names',
  title: say('Name something'),
  ...asked,
  applies: (state, { what, id }) => called(state, what, id) !== undefined || nothingToName('me.names'),
  brief: (_, { what, id, name: given }, { seat }) => ({ seat, what, id, name: given }),
  *run({ seat, what, id, name: given }) {
    yield* change({ type: 'named', what, id, name: given });
    if (what === 'cycle' || what === 'year')
      yield* note('called', 'me.names', { seat, what, name: given, year: firstYear(what, id) });
    else yield* note('named', 'me.names', { seat, what, id, name: given });
  },
});
