/** Bots arrange battles, call allies, take the field and report what came of it. */
import type { Seat } from '../../../kernel/question.ts';
import { combatants } from '../battles.ts';
import { listOf } from '../roll/list.ts';
import { limitOf, pointsIn, warbandsOf } from '../roll/points.ts';
import type { Battle } from '../state.ts';
import { type Game, oneIn, pick, stateOf, tryTo } from './game.ts';

/** Arranges one battle or another. */
export function arrange(game: Game): void {
  const { source } = game;
  const { seats } = stateOf(game);
  const seat = pick(seats, source);
  const others = seats.filter((each) => each !== seat);
  const other = pick(others, source);
  if (others.length > 1 && oneIn(5, source)) tryTo(game, seat, 'arrange-battle', { with: others });
  else if (oneIn(3, source)) tryTo(game, seat, 'challenge', { seat: other });
  else
    tryTo(game, seat, 'arrange-battle', {
      with: [other],
      when: oneIn(2, source) ? 'Friday, at the club' : '',
    });
}

function prepare(game: Game, id: string): void {
  const { source } = game;
  const { sides } = stateOf(game).battles[id] as Battle;
  if (oneIn(6, source))
    tryTo(game, sides[0] ?? '', 'schedule-battle', { battle: id, when: oneIn(2, source) ? 'Sunday' : '' });
  const mission = oneIn(3, source)
    ? { name: 'The grave', terrain: true }
    : { name: 'Hold the hill', terrain: false };
  for (const seat of sides) {
    if (oneIn(2, source))
      tryTo(
        game,
        seat,
        'choose-mission',
        oneIn(2, source) ? { battle: id, ...mission } : { battle: id, name: 'The grave', terrain: true },
      );
    summonFor(game, seat, id);
  }
  callAllies(game, id, sides);
}

function summonFor(game: Game, seat: Seat, battle: string): void {
  const state = stateOf(game);
  const figures = listOf(state, seat).filter(([, { nature }]) => nature === 'summoned');
  const [first] = figures;
  if (!first) return;
  const room = limitOf(state, seat, 'field') - pointsIn(state, seat, 'field');
  const afford = Math.floor(Math.min(room, state.realms[seat]?.gold ?? 0) / first[1].cost);
  if (afford > 0) tryTo(game, seat, 'summon', { battle, figures: { [first[0]]: Math.min(5, afford) } });
}

function callAllies(game: Game, battle: string, sides: readonly Seat[]): void {
  const state = stateOf(game);
  const free = state.seats.filter((seat) => !sides.includes(seat));
  const [first] = free;
  if (first === undefined || !oneIn(2, game.source)) return;
  const ally = pick(free, game.source);
  const lent = warbandsOf(state, ally, 'field').map(([id]) => id);
  const seat = pick(sides, game.source);
  const called = tryTo(game, seat, 'call-ally', {
    battle,
    ally,
    warbands: oneIn(2, game.source) ? lent : lent.slice(0, 2),
  });
  if (called && oneIn(8, game.source)) tryTo(game, seat, 'call-ally', { battle, ally, warbands: [] });
}

function reportOf(game: Game, { sides, captives }: Battle) {
  const { source } = game;
  return {
    achieved: sides.filter(() => source(5) < 3),
    first: oneIn(3, source) ? null : pick(sides, source),
    wounds: Object.fromEntries(sides.map((side) => [side, source(12)])),
    holds: oneIn(9, source) ? null : pick(sides, source),
    freed: oneIn(2, source) ? captives : captives.slice(1),
  };
}

/** Prepares and fights what can be fought; whether anything was. */
export function fightOne(game: Game): boolean {
  const waiting = Object.entries(stateOf(game).battles).sort(
    ([, a], [, b]) => Number(b.kind === 'rescue') - Number(a.kind === 'rescue'),
  );
  for (const [id, battle] of waiting) {
    const [seat = ''] = battle.sides;
    if (!battle.set) {
      if (oneIn(25, game.source)) {
        tryTo(game, seat, 'call-off', { battle: id });
        continue;
      }
      prepare(game, id);
      tryTo(game, seat, 'take-field', { battle: id });
    }
    const now = stateOf(game).battles[id];
    if (!now?.set) continue;
    tryTo(game, seat, 'settle-battle', { battle: id, ...reportOf(game, now) });
    if (!stateOf(game).battles[id] && combatants(now).length > 0) return true;
  }
  return false;
}
