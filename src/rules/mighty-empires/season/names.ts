/** Names for realms, settlements, banners and ships; and, by the player who keeps the chronicle, for years and rounds of years. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { nameable } from '../changes/names.ts';
import { against, define, nameArg, pieceArg, unless } from '../define.ts';
import { firstYear, isOfCalendar } from '../names/calendar.ts';
import type { State } from '../state.ts';

type Named = { readonly what: (typeof nameable)[number]; readonly id: string };

function ownerOf(state: State, { what, id }: Named): string | undefined {
  // The calendar is everybody's: its recorder may sit anywhere.
  if (what === 'cycle' || what === 'year')
    return isOfCalendar(what, id, state.season.year) ? 'independent' : undefined;
  const piece = {
    realm: state.realms[id] && { owner: id },
    tile: state.tiles[id as 'q0r0'] && { owner: state.tiles[id as 'q0r0']?.flag },
    banner: state.banners[id] && { owner: state.banners[id]?.seat },
    ship: state.ships[id] && { owner: state.ships[id]?.owner },
  }[what];
  return piece?.owner;
}

export const name = define({
  id: 'name',
  rule: 'me.names',
  title: say('Give a name'),
  args: v.object({ what: v.picklist(nameable), id: pieceArg, name: nameArg }),
  offered: (state, seat, args) => {
    const owner = args && ownerOf(state, args);
    return unless(
      owner !== undefined &&
        owner !== seat &&
        owner !== 'independent' &&
        against('me.names', say('That is not yours to name.')),
    );
  },
  applies: (state, named) =>
    ownerOf(state, named) !== undefined || against('me.names', say('There is nothing left to name.')),
  brief: (_, { what, id, name: called }, { seat }) => ({ seat, what, id, name: called }),
  *run({ seat, what, id, name: called }) {
    yield* change({ type: 'named', what, id, name: called });
    if (what === 'cycle' || what === 'year')
      yield* note('called', 'me.names', { seat, what, name: called, year: firstYear(what, id) });
    else yield* note('named', 'me.names', { seat, what, id, name: called });
  },
});
