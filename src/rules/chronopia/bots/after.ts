/** What a bot does after a battle: casualties, experience, income, pay, recruiting, captives, spending. */
import type { Seat } from '../../../kernel/question.ts';
import { barred, priceOf } from '../aftermath/advance.ts';
import { countOf, heldBy, rescuable, takenFrom } from '../captives/queries.ts';
import { characteristics } from '../figures.ts';
import { listOf } from '../roll/list.ts';
import { forcePoints, upkeep, warbandsOf } from '../roll/points.ts';
import { sittingOf } from '../sitting.ts';
import type { Sitting } from '../state.ts';
import { ask, type Game, give, oneIn, pick, stateOf, tryTo } from './game.ts';
import { settleForce, tidy, weakest } from './muster.ts';

function casualties(game: Game, seat: Seat, sitting: Sitting): void {
  const { source } = game;
  const state = stateOf(game);
  const bloody = source(6) + 1;
  const fallen = Object.fromEntries(
    Object.keys(sitting.fought).map((id) => [
      id,
      Object.fromEntries(
        Object.entries(state.warbands[id]?.ranks ?? {}).map(([key, { fit }]) => {
          const down = Math.min(fit, source(Math.max(1, Math.floor((fit * bloody) / 6)) + 1));
          const lost = oneIn(12, source) && down > 0 ? 1 : 0;
          return [key, { fell: down - lost, lost }];
        }),
      ),
    ]),
  );
  const summoned = Object.fromEntries(
    Object.entries(sitting.summoned).map(([figure, count]) => {
      const captured = source(2);
      const killed = source(2);
      const wounded = source(2);
      return [figure, captured + killed + wounded <= count ? { captured, killed, wounded } : {}];
    }),
  );
  const args = { battle: sitting.battle, fallen, summoned };
  if (!tryTo(game, seat, 'record-casualties', args))
    give(game, seat, 'record-casualties', { battle: sitting.battle });
}

function pay(game: Game, seat: Seat, battle: string): void {
  for (let tries = 0; tries < 80; tries++) {
    const state = stateOf(game);
    if ((state.realms[seat]?.gold ?? 0) >= upkeep(state, seat)) break;
    ask(game, seat, 'pay-maintenance', { battle });
    const id = weakest(game, seat);
    if (id === undefined) break;
    const [key] = Object.keys(state.warbands[id]?.ranks ?? {});
    const some =
      key !== undefined && oneIn(3, game.source) ? { figures: { fit: { [key]: 1 } } } : { all: true };
    if (!tryTo(game, seat, 'disband', { warband: id, ...some }))
      give(game, seat, 'disband', { warband: id, all: true });
  }
  give(game, seat, 'pay-maintenance', { battle });
}

function spend(game: Game, seat: Seat): void {
  const { source } = game;
  for (const [id] of warbandsOf(stateOf(game), seat))
    for (let tries = 0; tries < 3; tries++) {
      const state = stateOf(game);
      const warband = state.warbands[id];
      if (!warband) break;
      const open = characteristics.filter((each) => !barred(state, warband, each));
      const characteristic =
        open.length > 0 && !oneIn(4, source) ? pick(open, source) : pick(characteristics, source);
      const price = priceOf(warband);
      const gold = oneIn(4, source) ? Math.min(state.realms[seat]?.gold ?? 0, price) : 0;
      if (!tryTo(game, seat, 'advance', { warband: id, characteristic, gold })) break;
    }
}

/** What is done about captives, on either side of the ropes. */
export function bargain(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const held = heldBy(state, seat);
  const [first] = held;
  if (first) {
    const captives = held.filter(([, { seat: owner }]) => owner === first[1].seat).map(([id]) => id);
    const figure = listOf(state, seat).find(([, { nature }]) => nature === 'drugged')?.[0];
    if (oneIn(4, source))
      tryTo(game, seat, 'ransom', { captives, price: countOf(state, captives) * source(20) }, 3);
    else if (figure !== undefined && oneIn(2, source))
      tryTo(game, seat, 'keep-drugged', { captives, figure, name: '' });
    else if (oneIn(2, source)) tryTo(game, seat, 'sell-captives', { captives });
  }
  const [lost] = takenFrom(state, seat);
  if (lost && oneIn(4, source)) tryTo(game, seat, 'ransom', { captives: [lost[0]], price: source(40) }, 3);
  if (oneIn(5, source)) deal(game, seat);
}

function deal(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const other = pick(
    state.seats.filter((each) => each !== seat),
    source,
  );
  const [hero] = warbandsOf(state, seat).filter(([, { individual }]) => individual);
  const [land] = Object.entries(state.territories).filter(([, each]) => each.seat === other && !each.home);
  const [taught] = warbandsOf(state, other).filter(([, { experience }]) => experience > 0);
  tryTo(game, seat, 'trade', {
    with: other,
    gives: { gold: source(30), ...(hero && oneIn(6, source) ? { warbands: [hero[0]] } : {}) },
    takes: {
      ...(land && oneIn(4, source) ? { territories: [land[0]] } : {}),
      ...(taught && oneIn(2, source) ? { experience: { [taught[0]]: 1 } } : {}),
    },
  });
}

/** Plays a seat through what comes after its oldest battle. */
export function settle(game: Game, seat: Seat): void {
  const sitting = sittingOf(stateOf(game), seat);
  if (!sitting) return;
  const { battle } = sitting;
  const { source } = game;
  if (sitting.at === 'casualties') casualties(game, seat, sitting);
  const mine = rescuable(stateOf(game), seat);
  const [first] = mine;
  if (first) {
    const captives = mine.filter(([, { holder }]) => holder === first[1].holder).map(([id]) => id);
    const mood = source(3);
    if (mood === 0) tryTo(game, seat, 'rescue', { captives });
    else if (mood === 1) tryTo(game, seat, 'forgo-rescue', { captives });
  }
  const hits = Object.fromEntries(
    Object.keys(stateOf(game).sittings[seat]?.[0]?.survived ?? {}).map((id) => [id, source(5)]),
  );
  give(game, seat, 'earn-experience', { battle, hits });
  give(game, seat, 'collect-income', { battle });
  pay(game, seat, battle);
  bargain(game, seat);
  ask(game, seat, 'end-step', { battle, step: 'recruiting' });
  tidy(game, seat);
  settleForce(game, seat);
  if (forcePoints(stateOf(game), seat) === 0) tidy(game, seat);
  settleForce(game, seat);
  give(game, seat, 'end-step', { battle, step: 'recruiting' });
  spend(game, seat);
  give(game, seat, 'end-step', { battle, step: 'spending' });
}
