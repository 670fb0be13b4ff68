/** How bots play a turn: events, mines, challenges, battles by the dice, conquest as far as points reach. */
import { give, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import { act, type Choices, oneIn, openTo } from '../../../kernel/tastes.ts';
import { acting, unmined } from '../acting.ts';
import { playersOf, unformed, waiting } from '../battle/battles.ts';
import { alive } from '../queries.ts';
import { probe, type Table } from './probe.ts';

const always: Choices = (question) =>
  question.ask === 'choose' && 'agree' in question.from ? 'agree' : undefined;
/** Most say yes to what is proposed; now and then somebody does not. */
const mostlyYes =
  (game: Table): Choices =>
  (question) => {
    const yes = always(question);
    return yes !== undefined && oneIn(8, game) ? undefined : yes;
  };
/** Half the battles for the victory are never fought. */
const undecided =
  (game: Table): Choices =>
  ({ label }) =>
    label === 'decider' && oneIn(2, game) ? 'nobody' : undefined;

export function playTurn(game: Table, check: () => void): void {
  const { number } = stateOf(game).turn;
  const [first = ''] = alive(stateOf(game));
  for (const seat of alive(stateOf(game))) probe(game, seat);
  declare(game);
  give(game, first, 'measure-realms', { turn: number });
  if (number > 1) inTurn(game, 'events', (seat) => act(game, seat, 'pick-event'));
  for (const seat of unmined(stateOf(game))) {
    probe(game, seat);
    give(game, seat, 'work-mines', {});
  }
  endPhase(game, number, 'mining');
  bargain(game);
  inTurn(game, 'challenge', (seat) => {
    if (!act(game, seat, 'challenge')) give(game, seat, 'hold-back', {});
  });
  fight(game);
  inTurn(game, 'conquest', (seat) => conquer(game, seat));
  for (const seat of alive(stateOf(game))) probe(game, seat);
  give(game, first, 'count-realms', { turn: number }, undecided(game));
  check();
}

/** Where the first turn is the last, nobody fights, and all stay level to the end. */
const idle = (game: Table): boolean => stateOf(game).options.turns === 1;

/** Each in turn, until everybody has acted. */
function inTurn(game: Table, phase: string, play: (seat: Seat) => unknown): void {
  const { number } = stateOf(game).turn;
  for (let seat = acting(stateOf(game)); seat !== undefined; seat = acting(stateOf(game))) {
    for (const other of alive(stateOf(game))) if (oneIn(3, game)) probe(game, other);
    probe(game, seat);
    play(seat);
    if (acting(stateOf(game)) === seat) throw new Error(`${seat} finds nothing to do in ${phase}`);
  }
  endPhase(game, number, phase);
}
function endPhase(game: Table, turn: number, phase: string): void {
  const [first = ''] = alive(stateOf(game));
  probe(game, first);
  give(game, first, 'end-phase', { turn, phase });
}

function declare(game: Table): void {
  const [seat = ''] = alive(stateOf(game));
  if (oneIn(4, game)) act(game, seat, 'ally');
  if (oneIn(12, game))
    give(game, seat, 'change-rules', {
      standard: [1000, 2500, 4000][game.source(3)] ?? 2500,
      brash: oneIn(2, game) ? 'every' : 'any',
    });
}

function bargain(game: Table): void {
  const [seat = '', other = ''] = oneIn(2, game) ? alive(stateOf(game)) : [...alive(stateOf(game))].reverse();
  if (!oneIn(3, game)) return;
  const nothing = { gold: 0, hexes: [] };
  act(game, seat, 'trade', { with: other, gives: { hexes: [] }, takes: nothing });
  const [hex] = openTo(game, seat, 'trade', 'gives.hexes', { with: other, gives: nothing, takes: nothing });
  if (hex !== undefined && oneIn(6, game))
    act(game, seat, 'trade', { with: other, gives: { gold: 0, hexes: [hex] }, takes: { hexes: [] } });
}

function fight(game: Table): void {
  const { number, challenges } = stateOf(game).turn;
  const [challenger] = challenges;
  if (challenger) probe(game, challenger.against);
  for (const [encounter, { second }] of unformed(stateOf(game)))
    give(game, second[0] ?? '', 'choose-form', { encounter });
  for (const { id, encounter } of waiting(stateOf(game))) {
    const battle = waiting(stateOf(game)).find((each) => each.id === id);
    if (!battle) continue;
    const [seat = '', rival = ''] = playersOf(battle);
    for (const other of alive(stateOf(game))) probe(game, other);
    if (oneIn(3, game))
      act(game, seat, 'arrange-battle', { battle: id, date: oneIn(2, game) ? 'Saturday' : '', place: '' });
    if (oneIn(2, game))
      act(game, seat, 'agree-size', { battle: id, size: 2000 }, { choices: mostlyYes(game) });
    for (const player of playersOf(battle))
      if (oneIn(2, game) && !idle(game)) act(game, player, 'buy-points', { battle: id });
    if (oneIn(14, game)) continue;
    if (oneIn(25, game) || idle(game))
      give(game, rival, 'call-off', { encounter }, idle(game) ? always : mostlyYes(game));
    if (!waiting(stateOf(game)).some((each) => each.id === id)) continue;
    const score: Json = oneIn(2, game)
      ? { scores: [game.source(2600), game.source(2600)] }
      : { scores: null, ahead: oneIn(2, game) ? 'second' : 'first', percent: game.source(100) };
    act(game, seat, 'record-battle', { battle: id, ...(score as object) }, { choices: mostlyYes(game) });
  }
  endPhase(game, number, 'battle');
}

/** Hexes that fly a flag mostly come first. */
function conquer(game: Table, seat: Seat): void {
  for (let deeds = 0; deeds < 12 && !idle(game); deeds++) {
    if (oneIn(4, game)) act(game, seat, 'share-points', { points: 1 });
    const took =
      (!oneIn(8, game) &&
        (act(game, seat, oneIn(5, game) ? 'claim' : 'conquer') || act(game, seat, 'claim'))) ||
      (!oneIn(3, game) && act(game, seat, 'build'));
    if (!took && (!act(game, seat, 'raid') || oneIn(5, game))) break;
    if (alive(stateOf(game)).length < 2) break;
  }
  probe(game, seat);
  give(game, seat, 'finish', { turn: stateOf(game).turn.number });
}
