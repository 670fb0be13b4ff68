/**
 * A seat played steadily, one deed at a time and by what the table shows alone: it does what is asked of it, sends its scouts
 * into the unknown, marches after them, and never does what the rules do not offer.
 */
import { openOf } from '../../../kernel/ahead.ts';
import { parse } from '../../../kernel/args.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { mightyEmpires } from '../index.ts';
import { bannersIn, force, turnOf } from '../queries.ts';
import { scout as sendScouts } from '../scouting/scout.ts';
import type { State } from '../state.ts';

type Order = { readonly id: string; readonly args: Json };
/** What it chooses where a task leaves something to choose. */
export type Choices = {
  readonly [order: string]: (state: State, seat: Seat, task: Task) => Json | undefined;
};

const season: Choices = { scout, move };

/** The order by which it does what a task is about; undefined: it leaves it alone. */
export function steadily(state: State, seat: Seat, task: Task, choices: Choices = season): Order | undefined {
  const { order, kind, onward, no } = task;
  if (!order) return undefined;
  const choose = Object.hasOwn(choices, order.id) ? choices[order.id] : undefined;
  const args = choose ? choose(state, seat, task) : order.args;
  if (kind !== 'asked' && !onward && !choose) return undefined;
  return (
    (args !== undefined && offered(state, seat, { id: order.id, args })) ||
    (no && offered(state, seat, { id: no.order.id, args: no.order.args ?? {} })) ||
    undefined
  );
}

/** An order that is filled in, and that the rules offer as it stands. */
function offered(state: State, seat: Seat, { id, args }: Order): Order | undefined {
  const made = mightyEmpires.orders[id];
  const filled = made && parse(made.args, args);
  return filled?.ok && made?.offered(state, seat, filled.value).open ? { id, args } : undefined;
}

/** Land that nobody knows is scouted first, and after it the land of others. */
function scout(state: State, seat: Seat, { about = '' }: Task): Json | undefined {
  const around = openOf(sendScouts, state, seat, 'tile', { banner: about });
  const tile =
    around.find((next) => !state.tiles[next]) ??
    around.find((next) => state.tiles[next]?.flag !== seat) ??
    around[0];
  return tile && { banner: about, tile };
}

/** A banner goes where its own scouts found a way; the first of a force stays where it would stand alone against others. */
function move(state: State, seat: Seat, { about = '' }: Task): Json | undefined {
  const { scouted } = turnOf(state, seat);
  for (const { id } of force(state, seat, about as TileId).toReversed()) {
    const to = (Object.keys(scouted) as TileId[]).find((tile) => scouted[tile]?.banner === id);
    const going = to && offered(state, seat, { id: 'move', args: { banners: [id], to, arrive: null } });
    if (!going) continue;
    const enemies = bannersIn(state, to).filter((one) => one.seat !== seat);
    if (enemies.length < 2) return going.args;
  }
  return undefined;
}
