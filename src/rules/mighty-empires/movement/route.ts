/** The route roll: whether a way is found over mountains and unbridged rivers, and what a perilous one costs. */
import { lookUp } from '../../../kernel/chart.ts';
import {
  change,
  choose,
  type Decision,
  note,
  type Procedure,
  part,
  roll,
  rollEach,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { dwarfRoute } from '../charts/peoples.ts';
import { perilousRoute, route as routeChart } from '../charts/routes.ts';
import type { BannerId, RouteFound } from '../state.ts';
import type { MoveBrief, Mover } from './brief.ts';

/** Who looks for a way; Dwarfs know the mountains (Dwarfs). */
export type Seeking = { readonly by: Seat; readonly hillfolk?: true };

export const routeRoll: Decision<Seeking, RouteFound> = {
  id: 'me.movement.route',
  *run({ by, hillfolk }) {
    const chart = hillfolk ? dwarfRoute : routeChart;
    const total = yield* roll('route', {
      by,
      rule: hillfolk ? 'me.peoples.dwarfs.route' : 'me.movement.route',
      dice: 'd6',
      chart: chart.id,
      text: say('Is there a way through?'),
    });
    return lookUp(chart, total).is.route;
  },
};

export const seeking = (by: Seat, hillfolk: boolean): Seeking => (hillfolk ? { by, hillfolk } : { by });

/** Those of the blocked who get through. A route found this turn holds for the rest of the force, and for nobody else. */
export function* throughTheBlock(
  b: Pick<MoveBrief, 'seat' | 'from' | 'to' | 'key' | 'route' | 'hillfolk'>,
  blocked: readonly Mover[],
): Procedure<Change, readonly Mover[]> {
  const { seat, from, to } = b;
  const found = b.route ?? (yield* part('way', routeRoll, seeking(seat, b.hillfolk ?? false)));
  if (b.route === null) yield* change({ type: 'routeFound', seat, way: b.key, route: found });
  yield* note('route', 'me.movement.route', { seat, from, to, route: found, banners: blocked.length });
  if (found === 'none') {
    for (const { banner } of blocked) yield* change({ type: 'halted', banner, why: 'route' });
    return [];
  }
  if (found === 'safe') return blocked;
  found satisfies 'perilous';
  const goes = yield* choose('perilous', {
    by: seat,
    rule: 'me.movement.perilous',
    text: say('The way is narrow and perilous. Do you take it?'),
    from: { go: say('March on'), stay: say('Stay') },
  });
  if (goes === 'stay') {
    yield* note('stayed', 'me.movement.perilous', { seat, from, to });
    return [];
  }
  yield* peril(b, blocked);
  return blocked;
}

/** What a perilous way costs those who take it. */
export function* peril(
  { seat, from, to }: Pick<MoveBrief, 'seat' | 'from' | 'to'>,
  blocked: readonly Mover[],
): Procedure<Change> {
  const rule = 'me.movement.perilous';
  const total = yield* roll('crossing', {
    by: seat,
    rule,
    dice: 'd6',
    chart: perilousRoute.id,
    text: say('What does the crossing cost?'),
  });
  const { eachLoses, baggage, withoutBaggage } = lookUp(perilousRoute, total).is;
  yield* note('crossing', rule, { seat, from, to, total });
  if (eachLoses !== null) yield* tolls(seat, eachLoses, blocked);
  if (baggage === null) return;
  if (baggage === 'all') for (const mover of blocked) yield* drop(mover.banner, mover.baggage);
  else if ('force' in baggage) yield* dropFromForce(seat, blocked, baggage.force);
  else if (withoutBaggage === null)
    for (const mover of blocked) yield* drop(mover.banner, Math.min(baggage.each, mover.baggage));
  else yield* tolls(seat, withoutBaggage, yield* pooled(blocked));
}

function* drop(banner: BannerId, loads: number): Procedure<Change> {
  if (loads > 0) yield* change({ type: 'baggageChanged', banner, by: -loads });
}

/** The force pays one load a banner out of one pool: its own first, then the fullest pay for those without any. Returns the banners still short. */
function* pooled(blocked: readonly Mover[]): Procedure<Change, readonly Mover[]> {
  const loads = new Map(blocked.map(({ banner, baggage }) => [banner, baggage]));
  const short: Mover[] = [];
  const pay = (banner: BannerId): void => void loads.set(banner, (loads.get(banner) ?? 0) - 1);
  for (const { banner, baggage } of blocked) if (baggage > 0) pay(banner);
  for (const mover of blocked) {
    if (mover.baggage > 0) continue;
    const [giver, most] = [...loads].reduce((best, next) => (next[1] > best[1] ? next : best));
    if (most > 0) pay(giver);
    else short.push(mover);
  }
  for (const { banner, baggage } of blocked) yield* drop(banner, baggage - (loads.get(banner) ?? 0));
  return short;
}

function* dropFromForce(by: Seat, blocked: readonly Mover[], loads: number): Procedure<Change> {
  const carrying = blocked.filter(({ baggage }) => baggage > 0);
  const [only] = carrying;
  if (!only) return;
  const banner =
    carrying.length === 1
      ? only.banner
      : yield* choose('load', {
          by,
          rule: 'me.movement.perilous',
          text: say('Which banner loses a baggage point over the edge?'),
          from: Object.fromEntries(
            carrying.map((each) => [each.banner, say('{banner}', { banner: each.banner })]),
          ),
        });
  yield* drop(banner, loads);
}

function* tolls(by: Seat, lost: string, movers: readonly Mover[]): Procedure<Change> {
  const rolls = yield* rollEach(movers, ({ banner }) => ({
    label: `toll/${banner}`,
    by,
    rule: 'me.movement.perilous',
    dice: lost,
    text: say('How many points does {banner} lose on the way?', { banner }),
  }));
  for (const [{ banner, number }, points] of rolls) {
    yield* change({ type: 'charged', banner, points });
    yield* note('toll', 'me.movement.perilous', { seat: by, banner, number, points });
  }
}
