/** A seat's own book: the missions it has written for this turn, face down until all are revealed. */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Ledgers, Remark, Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, pieceArg } from '../define.ts';
import type { State } from '../state.ts';
import { unfitMission } from './fit.ts';
import { missionArg, type Plans } from './kinds.ts';

export type Ledger = {
  readonly seat: Seat;
  readonly turn: number;
  readonly plans: Plans;
};
const writeArg = v.variant('write', [
  /** null: it waits and does nothing. */
  v.object({ write: v.literal('mission'), piece: pieceArg, mission: v.nullable(missionArg) }),
  v.object({ write: v.literal('clear') }),
]);

function check(ledger: Ledger, write: Json, state: State): true | Remark {
  const parsed = parse(writeArg, write);
  if (!parsed.ok) return against('ra.ledger.write', say('The entry is not filled in correctly.'));
  const { stage, turn } = state;
  if (stage !== 'season' || turn.phase !== 'missions')
    return against('ra.missions.time', say('You can write missions only before the games of the night.'));
  if (turn.written[ledger.seat])
    return against(
      'ra.missions.handed',
      say('Your missions are face down on the table. Take them up first.'),
    );
  const given = parsed.value;
  if (given.write === 'clear' || given.mission === null) return true;
  const owner = (state.armies[given.piece] ?? state.fleets[given.piece])?.seat;
  if (owner !== ledger.seat) return against('ra.missions.own', say('That force is not yours.'));
  return unfitMission(state, given.piece, given.mission) ?? true;
}

function written(ledger: Ledger, write: Json, { turn }: State): Ledger {
  const parsed = parse(writeArg, write);
  if (!parsed.ok) return ledger;
  const page = { ...ledger, turn: turn.number };
  const given = parsed.value;
  if (given.write === 'clear') return { ...page, plans: {} };
  const { [given.piece]: _, ...rest } = ledger.turn === turn.number ? ledger.plans : {};
  return { ...page, plans: given.mission === null ? rest : { ...rest, [given.piece]: given.mission } };
}

function tasks(ledger: Ledger, state: State): readonly Task[] {
  const { stage, turn } = state;
  if (stage !== 'season' || turn.phase !== 'missions' || turn.written[ledger.seat]) return [];
  const count = ledger.turn === turn.number ? Object.keys(ledger.plans).length : 0;
  if (count === 0) return [];
  return [
    {
      kind: 'mind',
      rule: 'ra.missions.written',
      title: counted(
        count,
        'You have written one mission but not laid it on the table',
        'You have written {n} missions but not laid them on the table',
      ),
      icon: 'compass',
      order: { id: 'hand-in', args: { turn: turn.number } },
    },
  ];
}

export const ledgers: Ledgers<State, Change, Ledger> = {
  start: (seat) => ({ seat, turn: 1, plans: {} }),
  change: (ledger, change) =>
    change.type === 'missionsRevealed' ? { ...ledger, turn: change.turn + 1, plans: {} } : ledger,
  check,
  write: written,
  claim: (ledger, claim, about) =>
    claim === 'plans' ? ((about as { turn?: Json }).turn === ledger.turn ? ledger.plans : {}) : undefined,
  tasks,
};
