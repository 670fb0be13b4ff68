/** Spies count a force, copy its lists, learn where it will go, or come home with the names of other operatives. */
import { lookUp } from '../../../kernel/chart.ts';
import { change, choose, note, owe, type Procedure, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { spies } from '../charts/espionage.ts';
import type { Force, Scene } from './scene.ts';

const rule = 'me.espionage.spy';

/** The force a spy has infiltrated. */
function* oneForce(by: string, forces: readonly Force[]): Procedure<never, Force | undefined> {
  if (forces.length < 2) return forces[0];
  const seat = yield* choose('force', {
    by,
    rule,
    text: say('Whose camp is your spy in?'),
    from: Object.fromEntries(forces.map((force) => [force.seat, say('{seat}', { seat: force.seat })])),
  });
  return forces.find((force) => force.seat === seat);
}

/** Names of operatives: up to this number of counters are taken off, no matter who placed them or where. */
function* names({ seat, others }: Scene, notation: string): Procedure<Change> {
  const count = yield* roll('names', {
    by: seat,
    rule: 'me.espionage.names',
    dice: notation,
    text: say('How many names are on the list?'),
  });
  const left = [...others];
  for (let taken = 1; taken <= count && left.length > 0; taken++) {
    const operative = yield* choose(`name${taken}`, {
      by: seat,
      rule: 'me.espionage.names',
      text: say('Whose operative is on the list?'),
      from: {
        ...Object.fromEntries(
          left.map(({ id, seat: of, tile }) => [
            id,
            say('An operative of {seat} in {tile}', { seat: of, tile }),
          ]),
        ),
        stop: say('No more names'),
      },
    });
    const [gone] = left.splice(
      left.findIndex(({ id }) => id === operative),
      operative === 'stop' ? 0 : 1,
    );
    if (!gone) return;
    yield* change({ type: 'operativeRemoved', operative });
    yield* note('operative-removed', 'me.espionage.names', { seat: gone.seat, tile: gone.tile });
  }
}

export function* spy(scene: Scene): Procedure<Change> {
  const { order, seat, tile, forces } = scene;
  const force = yield* oneForce(seat, forces);
  if (!force) return;
  const total = yield* roll('spy', {
    by: seat,
    rule,
    dice: 'd6',
    chart: spies.id,
    text: say('What does the spy bring home from {tile}?', { tile }),
  });
  const { is } = lookUp(spies, total);
  yield* note('spy', rule, { seat, tile, enemy: force.seat, total });
  const banners = force.banners.map(({ id }) => id);
  switch (is.spies) {
    case 'nothing':
      return;
    case 'total-and-first-move':
      yield* owe('total', { from: force.seat, to: [seat], rule, claim: 'total', about: { banners, tile } });
      yield* change({
        type: 'intentionSought',
        id: order,
        sought: { seat: force.seat, by: seat, tile, banners },
      });
      return;
    case 'all-lists':
      yield* owe('lists', {
        from: force.seat,
        to: [seat],
        rule,
        claim: 'contents',
        about: { banners, tile },
      });
      return;
    case 'operatives':
      yield* names(scene, is.removes);
      return;
    default:
      is satisfies never;
  }
}
