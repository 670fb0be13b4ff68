/** Bots play the night: games, battles, fleets, raids, maintenance, recruitment, income, upgrades. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { fieldOf } from '../battle/field.ts';
import { contested } from '../battle/fight.ts';
import { excess, overstretched } from '../maintenance/excess.ts';
import { pending } from '../night/phase.ts';
import { tardy } from '../night/turns.ts';
import { activities, armiesOf, fleetsOf, freeHeroes, heroesOf, playing, tilesOf } from '../queries.ts';
import { leaderless, mayLaunch, mayRaise } from '../recruitment/draft.ts';
import { court } from '../recruitment/heroes.ts';
import { noMuster } from '../recruitment/recruit.ts';
import type { TurnPhase } from '../state.ts';
import { possible } from '../upgrades/build.ts';
import { type Game, give, offer, stateOf } from './game.ts';
import { probe } from './probe.ts';
import { newName } from './setup.ts';

const someone = (game: Game): Seat => playing(stateOf(game))[0] ?? '';
const end = (game: Game, phase: TurnPhase): void => {
  const { turn } = stateOf(game);
  if (turn.phase === phase) give(game, someone(game), 'end-phase', { turn: turn.number, phase });
};

function playGames(game: Game): void {
  const { source } = game;
  for (const seat of tardy(stateOf(game))) {
    probe(game, seat);
    const points = source(3);
    const kind = pick(['wotr', 'sbg', 'seas'] as const, source);
    const other = pick(['wotr', 'sbg', 'seas'] as const, source);
    const earned: { [game: string]: number } = { wotr: 0, sbg: 0, seas: 0 };
    for (let i = 0; i < points; i++) {
      const where = i === 0 ? kind : other;
      earned[where] = (earned[where] ?? 0) + 1;
    }
    const heroes = heroesOf(stateOf(game), seat).map(({ id }) => id);
    const fielded = heroes.filter(() => source(3) === 0);
    const by = stateOf(game).turn.absent[seat] === undefined ? seat : someone(game);
    if (source(20) > 0) give(game, by, 'report-night', { seat, ...earned, fielded });
  }
  end(game, 'games');
}

/** Fights with dice, puts battles off, or enters what came of them on a table. */
function settleOne(game: Game, id: string, arranged: boolean, conquers: boolean): void {
  const state = stateOf(game);
  const activity = state.activities[id];
  if (!activity) return;
  const order = activity.kind === 'raid' ? 'raid' : activity.kind === 'sail' ? 'sail' : 'fight';
  const later = order === 'fight' && contested(fieldOf(state, id).kind);
  const { seat } = activity;
  if (order === 'fight') ask(game, seat, 'arrange', { activity: id });
  if (later && !arranged && game.source(20) === 0) {
    const when = game.source(2) === 0 ? 'Friday' : '';
    if (offer(game, seat, 'arrange', { activity: id, when, where: '' })) return;
  }
  if (later && (conquers || game.source(8) === 0)) {
    const first = seat === state.seats[0] ? 'attacker' : 'defender';
    const winner = conquers ? first : pick(['attacker', 'defender'], game.source);
    give(game, seat, 'table-result', { activity: id, winner }, (question) =>
      conquers && question.label.startsWith('agree/') ? 'agree' : undefined,
    );
    if (!stateOf(game).activities[id]) return;
  }
  give(game, seat, order, { activity: id });
}

function carryOut(game: Game, phase: TurnPhase, conquers: boolean): void {
  if (stateOf(game).turn.phase !== phase) return;
  const [first = ''] = playing(stateOf(game));
  probe(game, first);
  for (const { id } of pending(stateOf(game)).slice(1)) ask(game, first, 'fight', { activity: id });
  for (let next = pending(stateOf(game))[0]; next; next = pending(stateOf(game))[0]) {
    probe(game, next.seat);
    settleOne(game, next.id, false, conquers);
  }
  end(game, phase);
}

/** Battles of earlier nights are fought sooner or later. */
function oldBattles(game: Game, conquers: boolean): void {
  for (const { id, arranged, since } of activities(stateOf(game)))
    if (arranged && (stateOf(game).turn.number - since > 2 || game.source(3) === 0))
      settleOne(game, id, true, conquers);
}

function disbandAll(game: Game): void {
  for (let [seat] = overstretched(stateOf(game)); seat !== undefined; [seat] = overstretched(stateOf(game))) {
    probe(game, seat);
    const { armies } = excess(stateOf(game), seat);
    const from = (armies > 0 ? armiesOf : fleetsOf)(stateOf(game), seat).map(({ id }) => id);
    const absent = stateOf(game).turn.absent[seat] !== undefined;
    give(game, absent ? someone(game) : seat, 'disband', { piece: pick(from, game.source) });
  }
  end(game, 'maintenance');
}

function draftAll(game: Game): void {
  if (stateOf(game).turn.phase !== 'recruitment') return;
  probe(game, someone(game));
  if (stateOf(game).draft.order.length === 0) give(game, someone(game), 'roll-draft', {});
  for (let seat = stateOf(game).draft.turn; seat !== null; seat = stateOf(game).draft.turn) {
    const state = stateOf(game);
    probe(game, seat);
    const [free] = freeHeroes(state);
    const hero = free && game.source(2) === 0 ? { hero: free.id } : { name: newName(game) };
    const [army] = leaderless(state, seat);
    const homes = tilesOf(state, seat).filter(({ tile }) => !noMuster(state, seat as Seat, tile));
    const ports = tilesOf(state, seat).filter(({ port }) => port);
    ask(game, seat, 'raise-army', { tile: 'q99r99', name: 'Nobody' });
    const lost = Object.keys(state.heroes).find((id) => state.heroes[id]?.lost);
    if (lost !== undefined && army !== undefined) ask(game, seat, 'draft-hero', { army, hero: lost });
    if (army !== undefined && game.source(5) > 0) give(game, seat, 'draft-hero', { army, ...hero });
    else if (mayRaise(state, seat) && homes.length > 0 && game.source(6) > 0)
      give(game, seat, 'raise-army', { tile: pick(homes, game.source).tile, ...hero });
    else if (mayLaunch(state, seat) && ports.length > 0 && game.source(3) > 0)
      give(game, seat, 'launch-fleet', { tile: pick(ports, game.source).tile });
    else give(game, seat, 'pass-draft', { seat });
  }
  end(game, 'recruitment');
}

/** Fortresses to raise armies from, a citadel, then whatever may be had. */
function buildAll(game: Game): void {
  for (const seat of playing(stateOf(game))) {
    probe(game, seat);
    const saving = game.source(3) === 0;
    for (let tries = 0; tries < 6; tries++) {
      const open = possible(stateOf(game), seat);
      if (open.length === 0 || (saving && tries > 0)) break;
      const dear = open.filter(({ what }) => what === 'fortress' || what === 'citadel' || what === 'town');
      const { tile, what } = pick(dear.length > 0 ? dear : open, game.source);
      give(game, seat, 'build', { tile, what });
    }
    const by = stateOf(game).turn.absent[seat] === undefined ? seat : someone(game);
    give(game, by, 'finish', { turn: stateOf(game).turn.number, seat });
  }
}

function bargain(game: Game): void {
  const state = stateOf(game);
  const [seat, other] = playing(state);
  if (seat === undefined || other === undefined || game.source(4) > 0) return;
  const tiles = tilesOf(state, seat).map(({ tile }) => tile);
  const heroes = heroesOf(state, other).map(({ id }) => id);
  const some = <T extends Json>(from: readonly T[]): readonly T[] =>
    from.length > 0 && game.source(2) === 0 ? [pick(from, game.source)] : [];
  const gives = { points: game.source(3), tiles: some<TileId>(tiles), heroes: [] };
  const takes = { points: game.source(3), tiles: [], heroes: some(heroes) };
  ask(game, seat, 'trade', { with: other, gives: { heroes }, takes: {} });
  ask(game, seat, 'trade', { with: other, gives: { points: 9999 }, takes: {} });
  ask(game, seat, 'trade', { with: seat, gives: {}, takes: {} });
  offer(game, seat, 'trade', { with: other, gives, takes });
  for (const each of [seat, other]) {
    const [hero] = court(stateOf(game), each);
    const army = leaderless(stateOf(game), each)[0] ?? null;
    if (hero !== undefined) offer(game, each, 'assign-hero', { hero, army });
  }
}

export function playNight(game: Game, conquers: boolean): void {
  playGames(game);
  oldBattles(game, conquers);
  for (const phase of ['battles', 'fleets', 'battles', 'raids'] as const) carryOut(game, phase, conquers);
  disbandAll(game);
  draftAll(game);
  const { turn } = stateOf(game);
  if (turn.phase === 'income') give(game, someone(game), 'collect', { turn: turn.number });
  ask(game, someone(game), 'collect', { turn: turn.number });
  end(game, 'income');
  bargain(game);
  buildAll(game);
  end(game, 'upgrades');
}
