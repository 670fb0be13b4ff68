/**
 * What follows from a battle's outcome: losses are borne, the victors pursue, baggage and tile change hands, the beaten
 * leave; after a draw everybody does. A side with no banner left takes nothing.
 */
import { change, note, type Procedure, under } from '../../../kernel/procedure.ts';
import type { Change } from '../change.ts';
import { carried, laden, loadsOf } from './baggage.ts';
import {
  bannersOf,
  charged,
  type Field,
  fallen,
  type Lost,
  nothingLost,
  type SideName,
  sideNames,
  suffer,
  survivors,
  trapped,
} from './field.ts';
import { letGo, type Pursued, pursue } from './pursuit.ts';
import { canLeave, type Routes, retreat } from './retreat.ts';
import { trainTaken, trainWith } from './train.ts';
import type { Fighter } from './ways-out.ts';

export type Decided = {
  readonly winner: SideName | null;
  readonly scattered: boolean;
  /** Points each side loses, a fallen leader reckoned in. */
  readonly loses: { readonly [side in SideName]: number };
};

/** Everything after the dice. Labels stand under `battle/`, `pursuit/` and `retreat/`. */
export function* aftermath(field: Field, { winner, scattered, loses }: Decided): Procedure<Change> {
  const lost = yield* under('battle', suffer(field, loses, nothingLost));
  if (winner === null) return yield* drawn(field, lost);
  const beaten = winner === 'attacker' ? 'defender' : 'attacker';
  const routes: Routes = scattered ? 'none' : 'roll';
  const chased = yield* chase(field, winner, beaten, lost, routes);
  const all = yield* under(
    'pursuit',
    suffer(field, { attacker: 0, defender: 0, [winner]: chased.winner, [beaten]: chased.loser }, lost),
  );
  const abandons = scattered || chased.baggageTaken;
  yield* decided(field, winner, beaten, all, {
    abandons,
    routes: chased.routeRoll ? routes : 'none',
    scattered,
  });
}

/** The victors may pursue who still has a way to flee; independents are content to have held their ground. */
function* chase(
  field: Field,
  won: SideName,
  beaten: SideName,
  lost: Lost,
  routes: Routes,
): Procedure<never, Pursued> {
  const [winner, loser] = [field[won].seat, field[beaten].seat];
  const flees = survivors(field[beaten], lost[beaten]).some((each) => canLeave(each, routes));
  const able = survivors(field[won], lost[won]).length > 0;
  return winner !== 'independent' && loser !== 'independent' && able && flees
    ? yield* under(
        'pursuit',
        pursue({ winner, loser, tile: field.tile, ...(field.models ? { models: field.models } : {}) }),
      )
    : letGo;
}

type Flight = { readonly abandons: boolean; readonly routes: Routes; readonly scattered: boolean };

function* decided(
  field: Field,
  won: SideName,
  beaten: SideName,
  lost: Lost,
  { abandons, routes, scattered }: Flight,
): Procedure<Change> {
  const { tile } = field;
  const [winner, loser] = [field[won].seat, field[beaten].seat];
  const victors = survivors(field[won], lost[won]);
  const routed = survivors(field[beaten], lost[beaten]);
  const flees = routed.filter((each) => canLeave(each, routes));
  const fight = scattered ? 'me.battle.scattered' : 'me.battle.defeated';
  yield* note(scattered ? 'scattered' : 'defeated', fight, { seat: loser, tile, winner });
  yield* charged(lost);
  const booty = loadsOf(field[beaten].fighters) - (abandons ? 0 : loadsOf(flees));
  const home = laden(victors, loadsOf(field[won].fighters) - loadsOf(victors));
  const loaded = laden(home, booty);
  yield* carried(victors, loaded);
  if (loadsOf(loaded) > loadsOf(home))
    yield* note('baggage-taken', 'me.battle.baggage', {
      seat: winner,
      loser,
      points: loadsOf(loaded) - loadsOf(home),
    });
  const left = field[beaten].fighters.filter((each) => abandons || !flees.includes(each));
  if (winner !== 'independent' && victors[0])
    yield* trainTaken(
      trainWith(field.trains[beaten], bannersOf({ ...field[beaten], fighters: left })),
      winner,
      victors[0].banner,
    );
  const off = abandons ? flees.map((each): Fighter => ({ ...each, baggage: 0 })) : flees;
  yield* carried(flees, off);
  yield* change({ type: 'encounterEnded', id: field.encounter });
  if (field.falls[won] && victors.length > 0 && winner !== 'independent') {
    yield* change({ type: 'tileTaken', tile, seat: winner });
    yield* note('tile-won', 'me.battle.victory', { seat: winner, tile, loser });
  }
  yield* fallen([...lost.attacker.destroyed, ...lost.defender.destroyed]);
  yield* trapped(
    loser,
    tile,
    routed.filter((each) => !flees.includes(each)),
  );
  if (loser === 'independent') return;
  for (const { banner } of off) yield* change({ type: 'beaten', banner, when: field.when });
  yield* under('retreat', retreat({ seat: loser, from: tile, fighters: off, routes }));
}

/** Nobody holds the field: both sides leave it, and always find a route. */
function* drawn(field: Field, lost: Lost): Procedure<Change> {
  const { tile } = field;
  yield* note('drawn', 'me.battle.draw', {
    tile,
    attacker: field.attacker.seat,
    defender: field.defender.seat,
  });
  yield* charged(lost);
  yield* change({ type: 'encounterEnded', id: field.encounter });
  yield* fallen([...lost.attacker.destroyed, ...lost.defender.destroyed]);
  for (const side of sideNames) {
    const { seat, fighters } = field[side];
    if (seat === 'independent') continue;
    const alive = survivors(field[side], lost[side]);
    const leaves = alive.filter((each) => canLeave(each, 'any'));
    yield* trapped(
      seat,
      tile,
      alive.filter((each) => !leaves.includes(each)),
    );
    const off = laden(leaves, loadsOf(fighters) - loadsOf(leaves));
    yield* carried(leaves, off);
    yield* under(`retreat/${side}`, retreat({ seat, from: tile, fighters: off, routes: 'any' }));
  }
}
