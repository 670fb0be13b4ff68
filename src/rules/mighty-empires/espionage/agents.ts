/** Agents hunt the operatives of others in their tile, and smuggle in one of their own side. */
import { lookUp } from '../../../kernel/chart.ts';
import { change, choose, note, type Procedure, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { agents } from '../charts/espionage.ts';
import type { Lying } from './queries.ts';
import type { Scene } from './scene.ts';

const rule = 'me.espionage.agent';

function* removed({ id, seat, tile }: Lying): Procedure<Change> {
  yield* change({ type: 'operativeRemoved', operative: id });
  yield* note('operative-removed', rule, { seat, tile });
}

/** One of them, face down. */
function* trailed(by: string, enemies: readonly Lying[]): Procedure<never, Lying | undefined> {
  if (enemies.length < 2) return enemies[0];
  const id = yield* choose('trailed', {
    by,
    rule,
    text: say('Which operative does the agent trail?'),
    from: Object.fromEntries(
      enemies.map((enemy, index) => [
        enemy.id,
        say('Counter {n}, of {seat}', { n: index + 1, seat: enemy.seat }),
      ]),
    ),
  });
  return enemies.find((enemy) => enemy.id === id);
}

function* one(scene: Scene, enemies: readonly Lying[], exposedFrom: number): Procedure<Change> {
  const enemy = yield* trailed(scene.seat, enemies);
  if (!enemy) return;
  const duel =
    exposedFrom <= 1
      ? 6
      : yield* roll('duel', {
          by: scene.seat,
          rule,
          dice: 'd6',
          text: say('Agent against operative: on {from} or more the operative is exposed.', {
            from: exposedFrom,
          }),
        });
  if (duel >= exposedFrom) yield* removed(enemy);
  else yield* note('agent-lost', rule, { seat: scene.seat, tile: scene.tile, enemy: enemy.seat });
}

export function* agent(scene: Scene): Procedure<Change> {
  const { order, seat, tile, targets, others, year } = scene;
  const enemies = others.filter((other) => other.tile === tile && other.seat !== seat);
  const total = yield* roll('agent', {
    by: seat,
    rule,
    dice: 'd6',
    chart: agents.id,
    text: say('What does the agent uncover in {tile}?', { tile }),
  });
  const { is } = lookUp(agents, total);
  yield* note('agent', rule, { seat, tile, total, enemies: enemies.length });
  switch (is.finds) {
    case 'nothing':
      return;
    case 'one':
      return yield* one(scene, enemies, is.exposedFrom);
    case 'all':
      for (const enemy of enemies) yield* removed(enemy);
      if (is.plants.length > 0 && targets.settlement) {
        yield* change({ type: 'operativeSmuggled', operative: `${order}.s`, seat, tile, year });
        yield* note('smuggled', 'me.espionage.smuggled', { seat, tile });
      }
      return;
    default:
      is satisfies never;
  }
}
