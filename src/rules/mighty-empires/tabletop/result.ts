/**
 * How a battle on the table ended. Conceded, wiped out or agreed on, it needs no counting; else both sides say what
 * percentage they lost, ground held is added, and the thresholds decide. Then everything follows as from any battle.
 */
import * as v from 'valibot';
import { askAll, change, entered, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { aftermath } from '../battle/aftermath.ts';
import { bannersOf, type Field, fieldOf as fightersOf } from '../battle/field.ts';
import { battlesOf } from '../battle/sides.ts';
import type { Change } from '../changes/index.ts';
import type { Pursuit } from '../charts/battles.ts';
import { nightfall } from '../charts/tabletop.ts';
import { against, countArg, define, pieceArg, unless } from '../define.ts';
import type { Owner } from '../state.ts';
import { fieldOf, notHere, partOff } from './queries.ts';
import type { Scenery } from './state.ts';
import { groundPoints, type Held, type Verdict, verdict } from './victory.ts';

/** Nightfall and an agreed time are counted out; the others name who gave way. */
export const ends = ['nightfall', 'time', 'conceded', 'wiped-out', 'agreed'] as const;
export type End = (typeof ends)[number];
const held = v.object({ hills: countArg, bridges: countArg, halves: countArg });
const nothing = { hills: 0, bridges: 0, halves: 0 };
const args = v.object({
  encounter: pieceArg,
  end: v.picklist(ends),
  /** Who lost, where it is not counted; null: a draw both agree on. */
  loser: v.optional(v.nullable(v.picklist(['attacker', 'defender'])), null),
  scattered: v.optional(v.boolean(), false),
  /** Ground each side holds at the end. */
  holds: v.optional(v.object({ attacker: held, defender: held }), { attacker: nothing, defender: nothing }),
});
export type Ending = v.InferOutput<typeof args>;
const counted = (end: End): boolean => end === 'nightfall' || end === 'time';

/** Where hours are marked, night falls after the last. */
const stillDay = ({ played }: ReturnType<typeof fieldOf>): Remark | false =>
  played > 0 &&
  played < nightfall &&
  against('me.tabletop.daylight', say('Hour {hour} is next.', { hour: played + 1 }));

type Brief = Ending & {
  readonly field: Field;
  readonly scenery: Scenery;
};

export const tableResult = define({
  id: 'table-result',
  rule: 'me.tabletop.end',
  title: say('The battle on the table is over'),
  args,
  single: ({ encounter }) => encounter,
  rival: ({ seat }, other) =>
    say('{seat} and {otherSeat} ended the battle differently. What {seat} entered counts.', {
      seat,
      otherSeat: other.seat,
    }),
  offered: (state, seat, given) =>
    unless(
      partOff(state),
      given
        ? notHere(state, seat, given.encounter)
        : battlesOf(state, seat).length === 0 &&
            against('me.tabletop.waiting', say('No battle of yours is waiting.')),
      given !== undefined &&
        state.encounters[given.encounter]?.kind === 'siege' &&
        against('me.tabletop.siege', say('A siege ends by its own rules.')),
      given !== undefined &&
        !counted(given.end) &&
        given.end !== 'agreed' &&
        given.loser === null &&
        against('me.tabletop.end', say('Say who gave way.')),
      given !== undefined &&
        counted(given.end) &&
        given.holds.attacker.halves + given.holds.defender.halves > 2 &&
        against('me.tabletop.points', say('The table has two halves only.')),
      given?.end === 'nightfall' && stillDay(fieldOf(state, given.encounter)),
    ),
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'battle' ||
    against('me.tabletop.waiting', say('That battle no longer waits.')),
  brief(state, ending): Brief {
    const field = { ...fightersOf(state, ending.encounter), models: true as const };
    return {
      ...ending,
      field,
      scenery: fieldOf(state, ending.encounter).scenery,
    };
  },
  *run(b) {
    const { field, end } = b;
    const { winner, scattered } = counted(end) ? yield* count(b) : agreed(b);
    const { tile, encounter } = field;
    const met = { attacker: field.attacker.seat, defender: field.defender.seat };
    const result = winner === 'draw' ? 'draw' : `${winner}${scattered ? '-scatters' : ''}`;
    yield* note('table-fought', counted(end) ? 'me.tabletop.winner' : 'me.tabletop.end', {
      ...met,
      tile,
      result,
      end,
    });
    const sides = { attackers: bannersOf(field.attacker), defenders: bannersOf(field.defender) };
    const pursuit = yield* pursuitOf(
      aftermath(field, {
        winner: winner === 'draw' ? null : winner,
        scattered,
        loses: { attacker: 0, defender: 0 },
      }),
    );
    const fought = { tile, ...met, ...sides, winner, scattered, pursuit };
    yield* change({ type: 'battleFought', id: encounter, fought });
  },
  holds: ({ field: { attacker, defender, tile } }) => [...bannersOf(attacker), ...bannersOf(defender), tile],
});

const agreed = ({ loser, scattered }: Ending): Verdict =>
  loser === null
    ? { winner: 'draw', scattered: false }
    : { winner: loser === 'attacker' ? 'defender' : 'attacker', scattered };

/** Each side says its percentage; for independents the player who faced them does. */
function* count({ field, holds, scenery }: Brief): Procedure<never, Verdict> {
  const { attacker, defender } = field;
  const loss = (seat: Owner) =>
    entered({
      by: seat === 'independent' ? attacker.seat : seat,
      rule: 'me.tabletop.points',
      bounds: { kind: 'integer', from: 0, to: 100 },
      text: say('What percentage of its points did the force of {seat} lose?', { seat }),
    });
  const lost = yield* askAll({ attacker: loss(attacker.seat), defender: loss(defender.seat) });
  const ground = (held: Held): number => groundPoints(scenery, held);
  const points = {
    attacker: Number(lost.defender) + ground(holds.attacker),
    defender: Number(lost.attacker) + ground(holds.defender),
  };
  yield* note('table-points', 'me.tabletop.points', {
    tile: field.tile,
    attacker: attacker.seat,
    defender: defender.seat,
    attackerPoints: points.attacker,
    defenderPoints: points.defender,
  });
  return verdict(points.attacker, points.defender);
}

/** Passes everything on, and keeps in mind what the pursuit came to. */
function* pursuitOf(inner: Procedure<Change>): Procedure<Change, Pursuit['pursuit'] | null> {
  let pursuit: Pursuit['pursuit'] | null = null;
  let answer: unknown;
  for (;;) {
    const { done, value } = inner.next(answer);
    if (done) return pursuit;
    if ('note' in value && value.note === 'pursued') pursuit = value.data.pursuit as Pursuit['pursuit'];
    answer = yield value;
  }
}
