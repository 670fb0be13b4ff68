/** The land a battle was about: won, kept, or exchanged, each kind of battle after its fashion. */
import { choose, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import type { Land } from '../charts/territories.ts';
import type { Battle } from '../state.ts';
import { gain, type Holdings, makesRoom, seize } from '../territory/room.ts';
import { generate } from './take-field.ts';

export interface Won {
  /** New territories are called after it. */
  readonly order: string;
  readonly battle: Pick<Battle, 'kind' | 'sides' | 'stakes' | 'prize'>;
  readonly winners: readonly Seat[];
  readonly held: Holdings;
  readonly lands: { readonly [territory: string]: Land };
}

export function* spoils(field: Won): Procedure<Change> {
  const { battle, winners } = field;
  const [winner] = winners;
  const loser = battle.sides.find((side) => side !== winner);
  if (winner === undefined || loser === undefined) return;
  switch (battle.kind) {
    case 'two':
      return yield* ofTwo(field, winner, loser);
    case 'challenge':
      return yield* ofChallenge(field, winner, loser);
    case 'many':
      return yield* ofMany(field);
    case 'rescue':
      return;
    default:
      battle.kind satisfies never;
  }
}

const rule = 'ch.battle.two';
/** The winner takes the new territory, or the loser's stake; then the new one is the loser's. */
function* ofTwo({ order, battle, held, lands }: Won, winner: Seat, loser: Seat): Procedure<Change> {
  const { prize } = battle;
  const stake = battle.stakes[loser];
  const id = `${order}.land`;
  if (prize === null) return;
  const takes =
    stake === undefined
      ? 'new'
      : yield* choose('takes', {
          by: winner,
          rule,
          text: say('What do you take?'),
          from: {
            new: say('The new {land}: {seat} keeps what was staked', { land: prize, seat: loser }),
            staked: say('{territory}, staked by {seat}, who gets the new {land}', {
              territory: stake,
              seat: loser,
              land: prize,
            }),
          },
        });
  if (!(yield* makesRoom('room', winner, held[winner] ?? []))) return;
  if (takes === 'new' || stake === undefined) return yield* gain(id, winner, prize, rule);
  yield* seize(stake, loser, winner, lands[stake] ?? 'outpost', rule);
  yield* gain(id, loser, prize, rule);
}

function* ofChallenge({ battle, held, lands }: Won, winner: Seat, loser: Seat): Procedure<Change> {
  const stake = battle.stakes[loser];
  if (stake === undefined || !(yield* makesRoom('room', winner, held[winner] ?? []))) return;
  yield* seize(stake, loser, winner, lands[stake] ?? 'outpost', 'ch.challenge');
}

function* ofMany({ order, winners, held }: Won): Procedure<Change> {
  for (const winner of winners) {
    const land = yield* generate(`land/${winner}`, winner, 'ch.battle.many');
    if (yield* makesRoom(`room/${winner}`, winner, held[winner] ?? []))
      yield* gain(`${order}.${winner}`, winner, land, 'ch.battle.many');
  }
}
