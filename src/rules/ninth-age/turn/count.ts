/** The Realm Point Phase: realms are counted, and the campaign may be won. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { change, choose, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { thisTurn, turnArg } from '../acting.ts';
import { winTieBreak } from '../charts/realms.ts';
import { define, notNow } from '../define.ts';
import { highest } from '../lots.ts';
import { alive } from '../queries.ts';
import type { State } from '../state.ts';
import { figures, ranked, toldBy } from './compare.ts';

const ties = winTieBreak.rows.map(({ is }) => is.by);

/** Why the campaign ends with this count; undefined: it goes on. */
function ends(state: State): 'goal' | 'last' | 'turns' | undefined {
  const standing = alive(state);
  const { goal, turns } = state.options;
  if (standing.length < 2) return 'last';
  if (standing.some((seat) => (figures(state, seat, [])[0] ?? 0) >= goal)) return 'goal';
  return turns !== null && state.turn.number >= turns ? 'turns' : undefined;
}

/** Level on all that can be counted: a battle decides; where it is not fought or settles nothing, a die. */
function* settled(
  level: readonly Seat[],
): Procedure<never, { readonly seat: Seat; readonly by: 'battle' | 'die' }> {
  const won = yield* choose('decider', {
    by: 'table',
    among: level,
    rule: 'na.victory.battle',
    text: say('Who won the battle for victory?'),
    from: {
      ...Object.fromEntries(level.map((seat): [Seat, Text] => [seat, say('{seat}', { seat })])),
      nobody: say('No one fought it, or it was a draw: let a die decide'),
    },
  });
  if (won !== 'nobody') return { seat: won, by: 'battle' };
  const seat = yield* highest(
    level,
    { rule: 'na.victory.die', text: say('Who wins the campaign?') },
    'victory',
  );
  return { seat, by: 'die' };
}

export const countRealms = define({
  id: 'count-realms',
  rule: 'na.realm-points',
  title: say('Count the Realm Points'),
  args: v.object({ turn: turnArg }),
  single: (args) => args,
  *asks(state) {
    yield* unlessAny(notNow(state, 'points'));
    return { turn: yield* thisTurn(state) };
  },
  applies: () => true,
  brief: (state, { turn }) => ({
    turn,
    seats: alive(state),
    figures: Object.fromEntries(alive(state).map((seat) => [seat, figures(state, seat, ties)])),
    ends: ends(state) ?? null,
  }),
  *run({ turn, seats, figures, ends }) {
    for (const seat of seats)
      yield* note('counted', 'na.realm-points', { seat, points: figures[seat]?.[0] ?? 0 });
    const [best = [], next] = ranked(seats, figures);
    const [first] = best;
    if (ends === null || first === undefined) {
      yield* change({ type: 'phaseEnded', turn, phase: 'points' });
      yield* note('turn-ended', 'na.turn.phase', { turn });
      return;
    }
    const drawn = best.length > 1 ? yield* settled(best) : undefined;
    const seat = drawn?.seat ?? first;
    const rival = drawn ? undefined : next?.[0];
    const by = drawn?.by ?? (rival && toldBy(figures[seat] ?? [], figures[rival] ?? [], ties)) ?? 'points';
    yield* change({ type: 'campaignWon', seat });
    const points = figures[seat]?.[0] ?? 0;
    const rule = (
      {
        goal: by === 'points' ? 'na.victory' : 'na.victory.tie',
        last: 'na.victory.last',
        turns: 'na.victory.turns',
      } as const
    )[ends];
    yield* note(`won-${ends}`, rule, { seat, turn, points, by });
    if (by !== 'points') yield* note('won-by', 'na.victory.tie', { seat, by });
  },
});
