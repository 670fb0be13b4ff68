/** Saboteurs burn barracks, poison stores, sink ships, and set whole settlements alight. */
import { lookUp } from '../../../kernel/chart.ts';
import { change, choose, note, type Procedure, roll, rollEach } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { sabotage } from '../charts/espionage.ts';
import { oneBanner } from './assassins.ts';
import type { Scene } from './scene.ts';

const rule = 'me.espionage.sabotage';

/** Those who lie in the settlement: its owner's banners; where there are none, any others there. */
const garrison = ({ forces, owner }: Scene) => {
  const own = forces.filter(({ seat }) => seat === owner);
  return own.length > 0 ? own : forces;
};

function* barracks(scene: Scene, notation: string): Procedure<Change> {
  const forces = garrison(scene);
  const victim = forces[0]?.seat;
  if (victim === undefined) return;
  const banner = yield* oneBanner('barracks', victim, 'Which of your banners was in the barracks?', forces);
  const points = yield* roll('burnt', {
    by: scene.seat,
    rule,
    dice: notation,
    text: say('How many points of troops die in the flames?'),
  });
  if (banner === undefined) return;
  yield* change({ type: 'charged', banner, points });
  yield* note('barracks', rule, { tile: scene.tile, banner, points });
}

function* stores({ tile, stockpile, forces }: Scene): Procedure<Change> {
  if (stockpile > 0) yield* change({ type: 'stockpileSet', tile, points: 0 });
  for (const { banners } of forces)
    for (const { id } of banners) yield* change({ type: 'baggageSet', banner: id, points: 0 });
}

function* explosion(scene: Scene): Procedure<Change> {
  const { ships, owner, forces, year, tile } = scene;
  const [first] = ships;
  if (first) {
    const by = owner === null || owner === 'independent' ? scene.seat : owner;
    const ship =
      ships.length < 2
        ? first.id
        : yield* choose('ship', {
            by,
            rule: 'me.espionage.ships',
            text: say('Which ship sinks at her moorings?'),
            from: Object.fromEntries(
              ships.map(({ id, number, owner: of }) => [
                id,
                say('Ship {number} of {ownerSeat}', { number, ownerSeat: of }),
              ]),
            ),
          });
    yield* change({ type: 'shipLost', ship });
    yield* note('ship-sunk', 'me.espionage.ships', { tile, owner: first.owner });
    return;
  }
  for (const { seat, banners } of forces) {
    for (const { id } of banners) yield* change({ type: 'mending', banner: id, year: year + 1 });
    yield* note('mending', 'me.espionage.mending', { seat, tile, banners: banners.length });
  }
}

function* fire({ seat, tile, ships }: Scene, lostFrom: number): Procedure<Change> {
  const rolls = yield* rollEach(ships, ({ id, number }) => ({
    label: `ship/${id}`,
    by: seat,
    rule: 'me.espionage.ships',
    dice: 'd6',
    text: say('Does ship {number} escape the fire? On {from} or more it burns.', {
      number,
      from: lostFrom,
    }),
  }));
  for (const [{ id, owner }, die] of rolls) {
    if (die >= lostFrom) {
      yield* change({ type: 'shipLost', ship: id });
      yield* note('ship-sunk', 'me.espionage.ships', { tile, owner });
    } else yield* change({ type: 'shipEscaped', ship: id });
  }
  yield* change({ type: 'razed', tile, by: null });
}

export function* saboteur(scene: Scene): Procedure<Change> {
  const { seat, tile } = scene;
  const total = yield* roll('sabotage', {
    by: seat,
    rule,
    dice: 'd6',
    chart: sabotage.id,
    text: say('What does the saboteur do to {tile}?', { tile }),
  });
  const { is } = lookUp(sabotage, total);
  yield* note('sabotage', rule, { seat, tile, total });
  switch (is.sabotage) {
    case 'caught':
      return;
    case 'barracks':
      yield* barracks(scene, is.loses);
      return;
    case 'stores':
      yield* stores(scene);
      return;
    case 'explosion':
      yield* explosion(scene);
      return;
    case 'fire':
      yield* fire(scene, is.shipLostFrom);
      return;
    default:
      is satisfies never;
  }
}
