/** Scouts and magic: storms that drive them back, ways that turn as they walk, and a vortex where land should be. */
import { change, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { numbersOf } from '../map/spellbook.ts';
import type { ScoutBrief, Target } from './brief.ts';
import { side } from './events/astray.ts';

/** The tile the scouts really go to; undefined where they come back having seen nothing. */
export function* setOut(b: ScoutBrief): Procedure<Change, Target | undefined> {
  if (b.storms && (yield* drivenBack(b))) return undefined;
  return b.withershins ? yield* turned(b) : b.goal;
}

function* came({ seat, banner, from, goal }: ScoutBrief): Procedure<Change> {
  yield* change({ type: 'scouted', seat, tile: goal.tile, banner, force: from, found: 'nothing' });
}

function* drivenBack(b: ScoutBrief): Procedure<Change, boolean> {
  const rule = 'me.magic.storm.scouts';
  const from = numbersOf('storm').scoutsBackFrom;
  const score = yield* roll('storm', {
    by: b.seat,
    rule,
    dice: 'd6',
    text: say('Do the scouts get through the storm? {from} or more drives them back.', { from }),
  });
  if (score < from) return false;
  yield* came(b);
  yield* note('scouts-driven-back', rule, { seat: b.seat, tile: b.from });
  return true;
}

function* turned(b: ScoutBrief): Procedure<Change, Target | undefined> {
  const rule = 'me.magic.withershins';
  const leadsOn = ({ land, attempted }: Target): boolean => land && !attempted;
  const open = b.targets.flatMap((each, edge) => (leadsOn(each) ? [edge + 1] : []));
  const face = yield* part('withershins', side, {
    by: b.seat,
    dice: numbersOf('withershins').direction,
    open,
    reroll: b.nowhere === 'reroll',
  });
  const next = b.targets[face - 1];
  if (next && leadsOn(next)) {
    yield* note('scouts-turned', rule, { seat: b.seat, tile: b.from, next: next.tile });
    return next;
  }
  yield* came(b);
  yield* note('scouts-in-circles', rule, { seat: b.seat, tile: b.from });
  return undefined;
}

/** Nothing is found, and a force that follows the scouts is lost. */
export function* atTheVoid({ seat, banner, from }: ScoutBrief, { tile }: Target): Procedure<Change> {
  yield* change({ type: 'scouted', seat, tile, banner, force: from, found: 'way' });
  yield* note('void-seen', 'me.magic.void', { seat, tile });
}
