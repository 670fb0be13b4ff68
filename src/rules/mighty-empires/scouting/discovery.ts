/** An unknown tile becomes known: barren or settled, willing or not, with ships if it is a port. */
import { lookUp } from '../../../kernel/chart.ts';
import { change, note, type Procedure, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { harbours } from '../charts/scouting-ground.ts';
import type { Owner, Site } from '../state.ts';
import type { ScoutBrief, Target } from './brief.ts';

export function* discovery(
  b: ScoutBrief,
  target: Target,
  find: Site,
  resists: boolean,
  total: number,
): Procedure<Change> {
  const { seat } = b;
  const { tile } = target;
  if (find !== 'barren' && b.left[find] === 0) {
    yield* change({ type: 'tileFound', tile, site: 'barren', owner: seat });
    yield* note('no-pieces', 'me.scouting.pieces', { seat, tile, site: find, total });
    return;
  }
  const owner: Owner = resists ? 'independent' : seat;
  yield* change({ type: 'tileFound', tile, site: find, owner });
  yield* note(
    resists ? 'resists' : find === 'barren' ? 'barren' : 'submits',
    resists ? 'me.scouting.resists' : 'me.scouting.unknown',
    { seat, tile, site: find, total },
  );
  if (find === 'city' && target.coastal) yield* shipsInHarbour(b, target, owner);
}

function* shipsInHarbour(
  { seat, order, left }: ScoutBrief,
  { tile }: Target,
  owner: Owner,
): Procedure<Change> {
  const total = yield* roll('harbour', {
    by: seat,
    rule: 'me.scouting.harbour',
    dice: 'd6',
    chart: harbours.id,
    text: say('How many ships are in the harbour of {tile}?', { tile }),
  });
  const { ships } = lookUp(harbours, total).is;
  const here = left.ship === null ? ships : Math.min(ships, left.ship);
  for (let i = 1; i <= here; i++)
    yield* change({ type: 'shipLaunched', ship: `${order}.s${i}`, owner, tile });
  yield* note('harbour', 'me.scouting.harbour', { seat, tile, ships: here, owner });
}
