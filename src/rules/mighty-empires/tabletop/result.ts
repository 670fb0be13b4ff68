/**
 * How a battle or an assault on the table ended. Conceded, wiped out or agreed on, it needs no counting; else both sides say what
 * percentage they lost, ground held is added, and the thresholds decide. Then everything follows as from any battle.
 */
import * as v from 'valibot';
import { given, option, pick, unlessAny, whole } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { askAll, change, entered, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { aftermath } from '../battle/aftermath.ts';
import { bannersOf, type Field, fieldOf as fightersOf } from '../battle/field.ts';
import { laidToRest } from '../battle/undead.ts';
import type { Change } from '../change.ts';
import type { Pursuit } from '../charts/battles.ts';
import { nightfall } from '../charts/tabletop.ts';
import { against, countArg, define, pieceArg } from '../define.ts';
import { undeadIn } from '../map/spells.ts';
import { siegeOf } from '../map/walls.ts';
import type { Encounter, Owner } from '../state.ts';
import { type Assaulted, assaulted, stormedOnTable, unstormable } from './assault.ts';
import { fieldOf } from './queries.ts';
import type { Scenery, Side } from './state.ts';
import { groundPoints, type Held, type Verdict, verdict } from './victory.ts';
import { waiting } from './waiting.ts';

/** Nightfall and an agreed time are counted out; the others name who gave way. */
export const ends = ['nightfall', 'time', 'conceded', 'wiped-out', 'agreed'] as const;
export type End = (typeof ends)[number];
const held = v.object({ hills: countArg, bridges: countArg, halves: countArg });
type Holds = { readonly attacker: Held; readonly defender: Held };
const nothing = { hills: 0, bridges: 0, halves: 0 };
const args = v.object({
  encounter: pieceArg,
  end: v.picklist(ends),
  /** Walls were stormed; false: a battle in the open; null: not said, as in the first campaigns. */
  walls: v.optional(v.nullable(v.boolean()), null),
  /** Who lost, where it is not counted; null: a draw both agree on. */
  loser: v.optional(v.nullable(v.picklist(['attacker', 'defender'])), null),
  scattered: v.optional(v.boolean(), false),
  /** Ground each side holds at the end. */
  holds: v.optional(v.object({ attacker: held, defender: held }), { attacker: nothing, defender: nothing }),
});
export type Ending = v.InferOutput<typeof args>;
/** What was entered, in few words. */
const outcome = ({ end, loser }: Ending): string =>
  end === 'nightfall'
    ? 'night fell'
    : end === 'time'
      ? 'time ran out'
      : loser
        ? `the ${loser} ${end === 'conceded' ? 'conceded' : end === 'wiped-out' ? 'was wiped out' : 'lost'}`
        : 'a draw';
const counted = (end: End): boolean => end === 'nightfall' || end === 'time';

/** Where hours are marked, night falls after the last. */
const stillDay = ({ played }: ReturnType<typeof fieldOf>): Remark | false =>
  played > 0 &&
  played < nightfall &&
  against('me.tabletop.daylight', say('Hour {hour} is next.', { hour: played + 1 }));

type Brief = Omit<Ending, 'walls'> & {
  readonly tile: TileId;
  readonly attacker: Seat;
  readonly defender: Owner;
  /** Null where walls were stormed. */
  readonly field: Field | null;
  readonly walls: Assaulted | null;
  readonly scenery: Scenery;
  /** Points of the dead that fight here; 0: the living do. */
  readonly undead: number;
};

export const tableResult = define({
  id: 'table-result',
  rule: 'me.tabletop.end',
  title: say('Enter the result of the battle'),
  args,
  single: ({ encounter }) => encounter,
  rival: ({ seat, args }, other) =>
    say(
      `{seat}: ${outcome(args)} · {otherSeat}: ${outcome(other.args)}. They differ, and what {seat} entered counts.`,
      { seat, otherSeat: other.seat },
    ),
  *asks(state, seat) {
    const encounter = yield* waiting(state, seat, (id) => unstormable(state, id));
    const siege = state.encounters[encounter]?.kind === 'siege';
    const walls = yield* given<boolean | null>('walls', { value: siege });
    const end = yield* option('end', { text: say('How did it end?'), among: ends });
    const gaveWay = against('me.tabletop.end', say('Say which side gave way.'));
    const loser = counted(end)
      ? yield* given<Side | null>('loser', { value: null })
      : yield* pick<Side | null>('loser', {
          text: say('Which side lost?'),
          among: () => ['attacker', 'defender', null],
          against: (one) => (one === null && end !== 'agreed' ? gaveWay : undefined),
          none: gaveWay,
        });
    const scattered =
      siege || counted(end) || loser === null
        ? yield* given<boolean>('scattered', { value: false })
        : yield* pick<boolean>('scattered', {
            text: say('Were they scattered?'),
            among: () => [false, true],
            none: gaveWay,
          });
    const holds = counted(end)
      ? yield* whole<Holds>('holds', {
          text: say('Which side holds which ground?'),
          against: ({ attacker, defender }) =>
            attacker.halves + defender.halves > 2
              ? against('me.tabletop.points', say('The table has only two halves.'))
              : undefined,
          suggest: () => ({ attacker: nothing, defender: nothing }),
        })
      : yield* given<Holds>('holds', { value: { attacker: nothing, defender: nothing } });
    yield* unlessAny(end === 'nightfall' && stillDay(fieldOf(state, encounter)));
    return { encounter, end, walls, loser, scattered, holds };
  },
  applies: (state, { encounter, walls }) =>
    (walls === null
      ? Object.hasOwn(state.encounters, encounter)
      : state.encounters[encounter]?.kind === (walls ? 'siege' : 'battle')) ||
    against('me.tabletop.waiting', say('That battle is no longer waiting.')),
  brief(state, ending, { order }): Brief {
    const { encounter } = ending;
    const { tile, attacker, defender } = state.encounters[encounter] as Encounter;
    const siege = siegeOf(state, encounter);
    return {
      ...ending,
      tile,
      attacker,
      defender,
      field: siege ? null : { ...fightersOf(state, encounter), models: true },
      walls: siege ? assaulted(state, siege, order) : null,
      scenery: fieldOf(state, encounter).scenery,
      undead: defender === 'independent' ? undeadIn(state, tile) : 0,
    };
  },
  *run(b) {
    const { field, walls, end, encounter, tile, attacker, defender } = b;
    const { winner, scattered } = counted(end) ? yield* count(b) : agreed(b);
    if (walls) return yield* stormedOnTable(walls, winner);
    if (!field) return;
    const met = { attacker, defender };
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
    if (b.undead > 0 && winner === 'attacker') yield* laidToRest(tile);
  },
});

const agreed = ({ loser, scattered }: Pick<Ending, 'loser' | 'scattered'>): Verdict =>
  loser === null
    ? { winner: 'draw', scattered: false }
    : { winner: loser === 'attacker' ? 'defender' : 'attacker', scattered };

/** Each side says its percentage; for independents the player who faced them does. */
function* count({ tile, attacker, defender, holds, scenery }: Brief): Procedure<never, Verdict> {
  const loss = (seat: Owner) =>
    entered({
      by: seat === 'independent' ? attacker : seat,
      rule: 'me.tabletop.points',
      bounds: { kind: 'integer', from: 0, to: 100 },
      text: say('What percentage of its points did {seat}’s force lose?', { seat }),
    });
  const lost = yield* askAll({ attacker: loss(attacker), defender: loss(defender) });
  const ground = (held: Held): number => groundPoints(scenery, held);
  const points = {
    attacker: Number(lost.defender) + ground(holds.attacker),
    defender: Number(lost.attacker) + ground(holds.defender),
  };
  yield* note('table-points', 'me.tabletop.points', {
    tile,
    attacker,
    defender,
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
