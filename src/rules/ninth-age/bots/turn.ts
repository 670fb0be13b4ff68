/** How bots play a turn: events at the strongest, mines, challenges, battles by the dice, conquest as far as points reach. */
import { give, offer, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask } from '../../../kernel/probing.ts';
import type { Question, Seat } from '../../../kernel/question.ts';
import { acting, unmined } from '../acting.ts';
import { playersOf, unformed, waiting } from '../battle/battles.ts';
import { armyOf } from '../battle/sizes.ts';
import { buildable } from '../building.ts';
import { foes } from '../challenge/challenge.ts';
import { eventIds } from '../charts/events.ts';
import { takeable } from '../conquest/expand.ts';
import { purseOf } from '../conquest/points.ts';
import { sharers } from '../conquest/spend.ts';
import { aims, spent, untouchable } from '../events/pick.ts';
import { alive, goldOf, hexesOf } from '../queries.ts';
import { type Bots, pick, probe } from './probe.ts';

/** Most say yes to what is proposed; now and then somebody does not. */
const mostlyYes =
  ({ source }: Bots) =>
  (question: Question): Json | undefined =>
    question.ask === 'choose' && 'agree' in question.from && source(8) > 0 ? 'agree' : undefined;

/** Half the battles for the victory are never fought. */
const undecided =
  ({ source }: Bots) =>
  (question: Question): Json | undefined =>
    question.label === 'decider' && source(2) ? 'nobody' : undefined;
const always = (question: Question): Json | undefined =>
  question.ask === 'choose' && 'agree' in question.from ? 'agree' : undefined;

export function playTurn(game: Bots, check: () => void): void {
  const { number } = stateOf(game).turn;
  const [first = ''] = alive(stateOf(game));
  for (const seat of alive(stateOf(game))) probe(game, seat);
  declare(game);
  give(game, first, 'measure-realms', { turn: number });
  if (number > 1) phase(game, 'events', pickEvent);
  mine(game);
  bargain(game);
  phase(game, 'challenge', challenge);
  fight(game);
  phase(game, 'conquest', conquer);
  for (const seat of alive(stateOf(game))) probe(game, seat);
  give(game, first, 'count-realms', { turn: number }, undecided(game));
  check();
}

/** Where the first turn is the last, nobody fights, and all stay level to the end. */
const idle = (game: Bots): boolean => stateOf(game).options.turns === 1;

/** Each in turn, until everybody has acted. */
function phase(game: Bots, name: string, act: (game: Bots, seat: Seat) => void): void {
  const { number } = stateOf(game).turn;
  for (let seat = acting(stateOf(game)); seat !== undefined; seat = acting(stateOf(game))) {
    for (const other of alive(stateOf(game))) if (game.source(3) === 0) probe(game, other);
    probe(game, seat);
    act(game, seat);
  }
  endPhase(game, number, name);
}
function endPhase(game: Bots, turn: number, name: string): void {
  const [first = ''] = alive(stateOf(game));
  probe(game, first);
  give(game, first, 'end-phase', { turn, phase: name });
}

function declare(game: Bots): void {
  const state = stateOf(game);
  const [seat, other] = alive(state);
  if (seat && other && game.source(4) === 0) offer(game, seat, 'ally', { with: [other] });
  if (seat && game.source(12) === 0)
    give(game, seat, 'change-rules', {
      standard: [1000, 2500, 4000][game.source(3)] ?? 2500,
      brash: game.source(2) ? 'any' : 'every',
    });
}

function pickEvent(game: Bots, seat: Seat): void {
  const state = stateOf(game);
  for (const event of eventIds) ask(game, seat, 'pick-event', { event, target: seat });
  for (const other of state.seats) ask(game, seat, 'pick-event', { event: 'emissary', target: other });
  const event = pick(
    eventIds.filter((each) => !spent(state, each)),
    game,
  );
  const target = pick(
    alive(state).filter((other) => !untouchable(state, seat, other)),
    game,
  );
  const site = pick(buildable(state, seat), game);
  const useless =
    event === undefined ||
    (aims(event) && target === undefined) ||
    (event === 'construction-project' && site === undefined);
  if (useless) {
    const quiet = (['veteran-troops', 'reconnaissance', 'rapid-expansion', 'brash-attack'] as const).find(
      (each) => !spent(state, each),
    );
    give(game, seat, 'pick-event', { event: quiet ?? 'veteran-troops' });
  } else
    give(game, seat, 'pick-event', {
      event,
      target: aims(event) ? (target ?? null) : null,
      ...(event === 'construction-project' && site ? { ...site } : {}),
    });
}

function mine(game: Bots): void {
  const { number } = stateOf(game).turn;
  for (const seat of unmined(stateOf(game))) {
    probe(game, seat);
    give(game, seat, 'work-mines', {});
  }
  endPhase(game, number, 'mining');
}

const nothing = { gold: 0, hexes: [] };

function bargain(game: Bots): void {
  const { source } = game;
  const state = stateOf(game);
  const [seat, other] = source(2) ? alive(state) : [...alive(state)].reverse();
  if (!seat || !other || source(3) > 0) return;
  const hex = pick(hexesOf(state, seat), game)?.tile;
  offer(game, seat, 'trade', {
    with: other,
    gives: { gold: Math.min(10, goldOf(state, seat)), hexes: [] },
    takes: nothing,
  });
  if (hex && source(6) === 0)
    offer(game, seat, 'trade', {
      with: other,
      gives: { gold: 0, hexes: [hex] },
      takes: { gold: Math.min(30, goldOf(stateOf(game), other)), hexes: [] },
    });
}

function challenge(game: Bots, seat: Seat): void {
  const state = stateOf(game);
  for (const other of state.seats) ask(game, seat, 'challenge', { against: other });
  const foe = pick(foes(state, seat), game);
  if (foe === undefined) give(game, seat, 'hold-back', {});
  else give(game, seat, 'challenge', { against: foe });
}

function fight(game: Bots): void {
  const { source } = game;
  const { number, challenges } = stateOf(game).turn;
  const [challenger] = challenges;
  if (challenger) probe(game, challenger.against);
  for (const [id, { second }] of unformed(stateOf(game)))
    give(game, second[0] ?? '', 'choose-form', { encounter: id });
  for (const battle of waiting(stateOf(game))) {
    if (!waiting(stateOf(game)).some(({ id }) => id === battle.id)) continue;
    const [seat = '', rival = ''] = playersOf(battle);
    for (const other of alive(stateOf(game))) {
      probe(game, other);
      ask(game, other, 'record-battle', { battle: battle.id });
      ask(game, other, 'buy-points', { battle: battle.id, gold: 2000 });
    }
    if (source(3) === 0)
      give(game, seat, 'arrange-battle', { battle: battle.id, date: source(2) ? 'Saturday' : '', place: '' });
    if (source(2) === 0) offer(game, seat, 'agree-size', { battle: battle.id, size: 2000 }, mostlyYes(game));
    for (const player of playersOf(battle)) {
      const { most, bought } = armyOf(stateOf(game), battle, player);
      const gold = Math.min(most, goldOf(stateOf(game), player) + bought);
      if (gold > 0 && source(2) && !idle(game))
        offer(game, player, 'buy-points', { battle: battle.id, gold });
    }
    if (source(14) === 0) continue;
    if (source(25) === 0 || idle(game))
      give(game, rival, 'call-off', { encounter: battle.encounter }, idle(game) ? always : mostlyYes(game));
    if (!waiting(stateOf(game)).some(({ id }) => id === battle.id)) continue;
    const score: Json = source(2)
      ? { scores: [source(2600), source(2600)] }
      : { ahead: source(2) ? 'first' : 'second', percent: source(100) };
    offer(game, seat, 'record-battle', { battle: battle.id, ...(score as object) }, mostlyYes(game));
    ask(game, seat, 'record-battle', { battle: battle.id });
  }
  endPhase(game, number, 'battle');
}

function conquer(game: Bots, seat: Seat): void {
  const { source } = game;
  for (let deeds = 0; deeds < 12 && !idle(game); deeds++) {
    const state = stateOf(game);
    for (const tile of deeds === 0 ? Object.keys(state.hexes) : []) {
      ask(game, seat, 'claim', { tile });
      ask(game, seat, 'conquer', { tile });
      ask(game, seat, 'build', { tile, what: 'fortress' });
      ask(game, seat, 'build', { tile, what: 'mine' });
    }
    const { left } = purseOf(state, seat);
    const friend = pick(sharers(state, seat), game);
    if (left > 1 && friend && source(4) === 0) offer(game, seat, 'share-points', { to: friend, points: 1 });
    const taken = takeable(stateOf(game), seat);
    const worthy = taken.filter((tile) => stateOf(game).hexes[tile]?.flag !== null);
    const tile = (source(5) ? pick(worthy, game) : undefined) ?? pick(taken, game);
    const site = pick(buildable(stateOf(game), seat), game);
    if (tile && source(8) > 0)
      offer(game, seat, stateOf(game).hexes[tile]?.flag === null ? 'claim' : 'conquer', { tile });
    else if (site && source(3) > 0) offer(game, seat, 'build', { ...site });
    else if (!offer(game, seat, 'raid', {}) || source(5) === 0) break;
    if (alive(stateOf(game)).length < 2) break;
  }
  probe(game, seat);
  give(game, seat, 'finish', { turn: stateOf(game).turn.number });
}
