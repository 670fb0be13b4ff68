/** Bots arrange battles, call allies, take the field and report what came of it. */
import { stateOf } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { oneIn } from '../../../kernel/tastes.ts';
import { combatants } from '../battles.ts';
import { listOf } from '../roll/list.ts';
import { limitOf, pointsIn } from '../roll/points.ts';
import type { Battle } from '../state.ts';
import { type Table, tryTo } from './probe.ts';

/** Arranges one battle or another. */
export function arrange(game: Table): void {
  const { seats } = stateOf(game);
  const seat = pick(seats, game.source);
  const others = seats.filter((each) => each !== seat);
  if (others.length > 1 && oneIn(5, game)) tryTo(game, seat, 'arrange-battle', { with: others });
  else if (oneIn(3, game)) tryTo(game, seat, 'challenge');
  else
    tryTo(game, seat, 'arrange-battle', {
      with: [pick(others, game.source)],
      when: oneIn(2, game) ? 'Friday, at the club' : '',
    });
}

function prepare(game: Table, battle: string): void {
  const { sides } = stateOf(game).battles[battle] as Battle;
  if (oneIn(6, game))
    tryTo(game, sides[0] ?? '', 'schedule-battle', { battle, when: oneIn(2, game) ? 'Sunday' : '' });
  const theirs = oneIn(3, game);
  for (const seat of sides) {
    const grave = theirs || oneIn(2, game);
    if (oneIn(2, game))
      tryTo(game, seat, 'choose-mission', {
        battle,
        name: grave ? 'The grave' : 'Hold the hill',
        terrain: grave,
      });
    summonFor(game, seat, battle);
  }
  callAllies(game, battle, sides);
}

function summonFor(game: Table, seat: Seat, battle: string): void {
  const state = stateOf(game);
  const [first] = listOf(state, seat).filter(([, { nature }]) => nature === 'summoned');
  if (!first) return;
  const room = limitOf(state, seat, 'field') - pointsIn(state, seat, 'field');
  const afford = Math.floor(Math.min(room, state.realms[seat]?.gold ?? 0) / first[1].cost);
  if (afford > 0) tryTo(game, seat, 'summon', { battle, figures: { [first[0]]: Math.min(5, afford) } });
}

function callAllies(game: Table, battle: string, sides: readonly Seat[]): void {
  if (!oneIn(2, game)) return;
  const seat = pick(sides, game.source);
  const called = tryTo(game, seat, 'call-ally', { battle });
  if (!called || !oneIn(8, game)) return;
  for (const ally of stateOf(game).seats)
    if (!sides.includes(ally)) tryTo(game, seat, 'call-ally', { battle, ally, warbands: [] });
}

function reportOf(game: Table, { sides, captives }: Battle) {
  const { source } = game;
  return {
    achieved: sides.filter(() => source(5) < 3),
    first: oneIn(3, game) ? null : pick(sides, source),
    wounds: Object.fromEntries(sides.map((side) => [side, source(12)])),
    holds: oneIn(9, game) ? null : pick(sides, source),
    freed: oneIn(2, game) ? captives : captives.slice(1),
  };
}

/** Prepares and fights what can be fought; whether anything was. */
export function fightOne(game: Table): boolean {
  const waiting = Object.entries(stateOf(game).battles).sort(
    ([, a], [, b]) => Number(b.kind === 'rescue') - Number(a.kind === 'rescue'),
  );
  for (const [id, battle] of waiting) {
    const [seat = ''] = battle.sides;
    if (!battle.set) {
      if (oneIn(25, game)) {
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
