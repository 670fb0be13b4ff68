/** What a bot does after a battle: casualties, experience, income, pay, recruiting, captives, spending. */
import { give, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { oneIn, openTo } from '../../../kernel/tastes.ts';
import { heldBy, rescuable, takenFrom } from '../captives/queries.ts';
import { characteristics } from '../figures.ts';
import { forcePoints, upkeep, warbandsOf } from '../roll/points.ts';
import { sittingOf } from '../sitting.ts';
import type { Sitting } from '../state.ts';
import { settleForce, tidy, weakest } from './muster.ts';
import { type Table, tryTo } from './probe.ts';

function casualties(game: Table, seat: Seat, sitting: Sitting): void {
  const { source } = game;
  const state = stateOf(game);
  const bloody = source(6) + 1;
  const fallen = Object.fromEntries(
    Object.keys(sitting.fought).map((id) => [
      id,
      Object.fromEntries(
        Object.entries(state.warbands[id]?.ranks ?? {}).map(([key, { fit }]) => {
          const down = Math.min(fit, source(Math.max(1, Math.floor((fit * bloody) / 6)) + 1));
          const lost = oneIn(12, game) && down > 0 ? 1 : 0;
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
      return [
        figure,
        captured + killed + wounded <= count
          ? { captured, killed, wounded }
          : { captured: 0, killed: 0, wounded: 0 },
      ];
    }),
  );
  const args = { battle: sitting.battle, fallen, summoned };
  if (!tryTo(game, seat, 'record-casualties', args))
    give(game, seat, 'record-casualties', { battle: sitting.battle });
}

function pay(game: Table, seat: Seat, battle: string): void {
  for (let tries = 0; tries < 80; tries++) {
    const state = stateOf(game);
    if ((state.realms[seat]?.gold ?? 0) >= upkeep(state, seat)) break;
    ask(game, seat, 'pay-maintenance', { battle });
    const id = weakest(game, seat);
    if (id === undefined) break;
    if (!tryTo(game, seat, 'disband', { warband: id, all: !oneIn(3, game) }))
      give(game, seat, 'disband', { warband: id, all: true });
  }
  give(game, seat, 'pay-maintenance', { battle });
}

function spend(game: Table, seat: Seat): void {
  for (const [warband] of warbandsOf(stateOf(game), seat)) {
    for (const characteristic of characteristics)
      ask(game, seat, 'advance', { warband, characteristic, gold: game.source(3) * 5000 });
    for (let tries = 0; tries < 3; tries++) if (!tryTo(game, seat, 'advance', { warband })) break;
  }
}

/** What is done about captives, on either side of the ropes. */
export function bargain(game: Table, seat: Seat): void {
  const [held] = heldBy(stateOf(game), seat);
  const [lost] = takenFrom(stateOf(game), seat);
  if (held) {
    if (oneIn(4, game)) ransom(game, seat, held[0]);
    else if (!oneIn(2, game) || !tryTo(game, seat, 'keep-drugged', { name: '' }))
      if (oneIn(2, game)) tryTo(game, seat, 'sell-captives');
  }
  if (lost && oneIn(4, game)) ransom(game, seat, lost[0]);
  if (oneIn(5, game)) deal(game, seat);
}
const ransom = (game: Table, seat: Seat, captive: string): boolean =>
  tryTo(game, seat, 'ransom', {}, { captives: (one) => (one === captive ? 20 : 1) }, 3);

function deal(game: Table, seat: Seat): void {
  const { seats } = stateOf(game);
  const other = pick(
    seats.filter((each) => each !== seat),
    game.source,
  );
  const nothing = { gold: 0, warbands: [], territories: [], experience: {} };
  const some = (oftenNot: number, goods: string): readonly Json[] =>
    oneIn(oftenNot, game)
      ? openTo(game, seat, 'trade', goods, { with: other, gives: nothing, takes: nothing }).slice(0, 1)
      : [];
  const [taught] = warbandsOf(stateOf(game), other).filter(([, { experience }]) => experience > 0);
  tryTo(game, seat, 'trade', {
    with: other,
    gives: { ...nothing, gold: game.source(30), warbands: some(6, 'gives.warbands') },
    takes: {
      ...nothing,
      territories: some(4, 'takes.territories'),
      experience: taught && oneIn(2, game) ? { [taught[0]]: 1 } : {},
    },
  });
}

/** Plays a seat through what comes after its oldest battle. */
export function settle(game: Table, seat: Seat): void {
  const sitting = sittingOf(stateOf(game), seat);
  if (!sitting) return;
  const { battle } = sitting;
  const { source } = game;
  if (sitting.at === 'casualties') casualties(game, seat, sitting);
  if (rescuable(stateOf(game), seat).length > 0 && !oneIn(3, game))
    tryTo(game, seat, oneIn(2, game) ? 'rescue' : 'forgo-rescue');
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
