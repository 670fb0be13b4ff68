/** Ships in one tile: whether either side tries to bring the other to battle, and whether it can (Engaging enemy ships). */
import { askAll, choose, chosen, note, type Procedure, part } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Owner } from '../state.ts';
import { outsailing, sidesOf, type Waters } from './engagement.ts';
import type { Fleet } from './fleets.ts';

/** Whether it comes to battle. Labels: `engage` (who came), `waylay` (who was there), `outsail/…`, `force`. */
export function* chase({ seat, tile }: Waters, mine: Fleet, theirs: Fleet): Procedure<never, boolean> {
  const wild = theirs.owner === 'independent';
  const keen: Owner[] = wild ? [theirs.owner] : yield* intents(seat, tile, theirs.owner);
  if (keen.length === 0) {
    yield* note('passed-by', 'me.sea.engage', { seat, tile, other: theirs.owner });
    return false;
  }
  const ahead = yield* fastest(seat, mine, theirs);
  yield* note('out-sailed', 'me.sea.outsail', { seat, tile, other: theirs.owner, ahead: ahead ?? '' });
  if (ahead === undefined) return false;
  if (keen.includes(ahead)) return true;
  const decides = yield* choose('force', {
    by: ahead,
    rule: 'me.sea.outsail',
    text: say('You have the wind. Do you force a battle?'),
    from: { fight: say('Force a battle'), pass: say('Let them be') },
  });
  return decides === 'fight';
}

function* intents(seat: Owner, tile: string, other: Owner): Procedure<never, Owner[]> {
  const from = { engage: say('Try to bring them to battle'), pass: say('Let them pass') } as const;
  const said = yield* askAll({
    engage: chosen({
      by: seat,
      rule: 'me.sea.engage',
      text: say('{otherSeat} has ships off {tile}. Do you try to bring them to battle?', {
        otherSeat: other,
        tile,
      }),
      from,
    }),
    waylay: chosen({
      by: other,
      rule: 'me.sea.engage',
      text: say('{seat}’s ships come into sight off {tile}. Do you try to bring them to battle?', {
        seat,
        tile,
      }),
      from,
    }),
  });
  return [...(said.engage === 'engage' ? [seat] : []), ...(said.waylay === 'engage' ? [other] : [])];
}

function* fastest(seat: Owner, mine: Fleet, theirs: Fleet): Procedure<never, Owner | undefined> {
  if (mine.swift !== theirs.swift) return mine.swift ? mine.owner : theirs.owner;
  const ahead = yield* part('outsail', outsailing, sidesOf(seat, theirs.owner));
  return ahead === 'nobody' ? undefined : ahead === 'attacker' ? mine.owner : theirs.owner;
}
