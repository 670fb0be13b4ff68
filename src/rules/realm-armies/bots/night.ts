/** Bots play the night: games, battles, fleets, raids, maintenance, recruitment, income, upgrades. */
import { give, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { act, oneIn, openTo } from '../../../kernel/tastes.ts';
import { fieldOf } from '../battle/field.ts';
import { contested } from '../battle/fight.ts';
import { overstretched } from '../maintenance/excess.ts';
import { pending } from '../night/phase.ts';
import { tardy } from '../night/turns.ts';
import { activities, playing } from '../queries.ts';
import type { Activity, TurnPhase } from '../state.ts';
import { probe, type Table } from './probe.ts';
import { newName } from './setup.ts';

const someone = (game: Table): Seat => playing(stateOf(game))[0] ?? '';
/** The seat that gives an order for another: its own, or the first at the table while its player is away. */
const hand = (game: Table, seat: Seat): Seat =>
  stateOf(game).turn.absent[seat] === undefined ? seat : someone(game);
const end = (game: Table, phase: TurnPhase): void => {
  const { turn } = stateOf(game);
  if (turn.phase === phase) give(game, someone(game), 'end-phase', { turn: turn.number, phase });
};

function playGames(game: Table): void {
  for (const seat of tardy(stateOf(game))) {
    probe(game, seat);
    if (!oneIn(20, game)) act(game, hand(game, seat), 'report-night', { seat });
  }
  end(game, 'games');
}

const orderFor = ({ kind }: Activity): string => (kind === 'raid' || kind === 'sail' ? kind : 'fight');
/** Fights with dice, puts battles off, or enters what came of them on a table. */
function settleOne(game: Table, activity: string, arranged: boolean, conquers: boolean): void {
  const { activities: all, seats } = stateOf(game);
  const { [activity]: due } = all;
  if (!due) return;
  const { seat } = due;
  if (orderFor(due) === 'fight' && contested(fieldOf(stateOf(game), activity).kind)) {
    const when = oneIn(2, game) ? 'Friday' : '';
    if (!arranged && oneIn(20, game) && act(game, seat, 'arrange', { activity, when, where: '' })) return;
    if (conquers || oneIn(8, game)) {
      const won = conquers ? seat === seats[0] : oneIn(2, game);
      give(game, seat, 'table-result', { activity, winner: won ? 'attacker' : 'defender' }, ({ label }) =>
        conquers && label.startsWith('agree/') ? 'agree' : undefined,
      );
      if (!stateOf(game).activities[activity]) return;
    }
  }
  give(game, seat, orderFor(due), { activity });
}

function carryOut(game: Table, phase: TurnPhase, conquers: boolean): void {
  if (stateOf(game).turn.phase !== phase) return;
  probe(game, someone(game));
  for (let next = pending(stateOf(game))[0]; next; next = pending(stateOf(game))[0]) {
    probe(game, next.seat);
    settleOne(game, next.id, false, conquers);
  }
  end(game, phase);
}

/** Battles of earlier nights are fought sooner or later. */
function oldBattles(game: Table, conquers: boolean): void {
  for (const { id, arranged, since } of activities(stateOf(game)))
    if (arranged && (stateOf(game).turn.number - since > 2 || oneIn(3, game)))
      settleOne(game, id, true, conquers);
}

function disbandAll(game: Table): void {
  for (let [seat] = overstretched(stateOf(game)); seat !== undefined; [seat] = overstretched(stateOf(game))) {
    probe(game, seat);
    if (!act(game, hand(game, seat), 'disband')) throw new Error(`${seat} finds nothing to disband`);
  }
  end(game, 'maintenance');
}

function draftAll(game: Table): void {
  if (stateOf(game).turn.phase !== 'recruitment') return;
  probe(game, someone(game));
  if (stateOf(game).draft.order.length === 0) give(game, someone(game), 'roll-draft', {});
  for (let seat = stateOf(game).draft.turn; seat !== null; seat = stateOf(game).draft.turn) {
    probe(game, seat);
    const hero = { ...(oneIn(2, game) ? {} : { hero: null }), name: newName(game) };
    const drafted =
      (!oneIn(5, game) && act(game, seat, 'draft-hero', hero)) ||
      (!oneIn(6, game) && act(game, seat, 'raise-army', hero)) ||
      (!oneIn(3, game) && act(game, seat, 'launch-fleet'));
    if (!drafted) give(game, seat, 'pass-draft', { seat });
  }
  end(game, 'recruitment');
}

/** Fortresses to raise armies from, a citadel, then whatever may be had. */
const worth = (what: unknown): number => (['fortress', 'citadel', 'town'].includes(what as string) ? 60 : 1);
function buildAll(game: Table): void {
  for (const seat of playing(stateOf(game))) {
    probe(game, seat);
    const most = oneIn(3, game) ? 1 : 6;
    for (let built = 0; built < most; built++)
      if (!act(game, seat, 'build', {}, { likes: { what: worth } })) break;
    give(game, hand(game, seat), 'finish', { turn: stateOf(game).turn.number, seat });
  }
}

function bargain(game: Table): void {
  const [seat, other] = playing(stateOf(game));
  if (seat === undefined || other === undefined || !oneIn(4, game)) return;
  const nothing = { points: 0, tiles: [], heroes: [] };
  const some = (goods: string): readonly Json[] =>
    oneIn(2, game)
      ? openTo(game, seat, 'trade', goods, { with: other, gives: nothing, takes: nothing }).slice(0, 1)
      : [];
  act(game, seat, 'trade', {
    with: other,
    gives: { points: game.source(3), tiles: some('gives.tiles'), heroes: [] },
    takes: { points: game.source(3), tiles: [], heroes: some('takes.heroes') },
  });
  for (const each of [seat, other]) act(game, each, 'assign-hero');
}

export function playNight(game: Table, conquers: boolean): void {
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
