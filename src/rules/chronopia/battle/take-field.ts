/** Before a battle: the territory it is fought for, what each side stakes, and the weather. */
import * as v from 'valibot';
import { minded, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import {
  askAll,
  askSealed,
  change,
  choose,
  chosen,
  enter,
  FORFEIT,
  laid,
  note,
  type Procedure,
  roll,
} from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { combatants } from '../battles.ts';
import type { Change } from '../change.ts';
import { climate } from '../charts/battles.ts';
import { type Land, landOf, territories } from '../charts/territories.ts';
import { against, define, hasBattle, pieceArg, rowOf, wrongStage } from '../define.ts';
import { forceFaults } from '../roll/structure.ts';
import { unsettled } from '../sitting.ts';
import type { Battle, TerritoryId, Weather } from '../state.ts';
import { type Holdings, holdingsOf } from '../territory/room.ts';
import { battleOf, rescueFirst } from './field.ts';

type Stakes = { readonly [seat: Seat]: TerritoryId };

export const takeField = define({
  id: 'take-field',
  rule: 'ch.battle.stake',
  title: say('Prepare the battle'),
  args: v.object({ battle: pieceArg }),
  single: ({ battle }) => battle,
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const battle = yield* battleOf(state, seat, (one, id) =>
      one.set
        ? against('ch.battle.stake', say('That battle is already prepared.'))
        : (unsettled(state, combatants(one)) ?? rescueFirst(state, id)),
    );
    const { sides = [] } = rowOf(state.battles, battle) ?? {};
    yield* minded(...sides.flatMap((side) => forceFaults(state, side).slice(0, 1)));
    return { battle };
  },
  applies: (state, { battle }) => hasBattle(state, battle),
  brief(state, args) {
    const { kind, sides } = state.battles[args.battle] as Battle;
    return {
      battle: args.battle,
      kind,
      sides,
      held: holdingsOf(state, sides),
      weather: state.options.parts.climate,
      sealed: state.options.rulings.stakes === 'sealed',
    };
  },
  *run({ battle, kind, sides, held, weather, sealed }) {
    const prize = kind === 'two' ? yield* generate('prize', 'table', 'ch.battle.two', sides) : null;
    const stakes = yield* staked(kind, sides, held, sealed);
    const sky = weather ? yield* weatherOf(sides) : null;
    yield* change({ type: 'battleSet', battle, stakes, prize, weather: sky });
    for (const [seat, territory] of Object.entries(stakes))
      yield* note('staked', kind === 'two' ? 'ch.battle.stake' : 'ch.challenge.staked', { seat, territory });
  },
});

/** Rolls a territory on the table. @param among whom it is about, where anybody may roll */
export function* generate(
  label: string,
  by: Seat,
  rule: Rule,
  among?: readonly Seat[],
): Procedure<Change, Land> {
  const total = yield* roll(label, {
    by,
    rule,
    ...(among ? { among } : {}),
    dice: 'd20',
    chart: territories.id,
    text: say('Which new territory do the armies fight for?'),
  });
  const land = landOf(total);
  yield* note('generated', rule, { land, roll: total, by });
  return land;
}

/** Each stakes one of their own; in a challenge each names the other's stake. A player without land stakes nothing. */
function* staked(
  kind: Battle['kind'],
  sides: readonly Seat[],
  held: Holdings,
  sealed: boolean,
): Procedure<Change, Stakes> {
  if (kind !== 'two' && kind !== 'challenge') return {};
  const [a = '', b = ''] = sides;
  const other = (seat: Seat): Seat => (seat === a ? b : a);
  const asked = sides.flatMap((seat) => {
    const whose = kind === 'two' ? seat : other(seat);
    return (held[whose] ?? []).length > 0 ? [{ seat, whose }] : [];
  });
  if (asked.length === 0) return {};
  const from = (whose: Seat) =>
    Object.fromEntries((held[whose] ?? []).map((id) => [id, say('{territory}', { territory: id })]));
  const questions = Object.fromEntries(
    asked.map(({ seat, whose }) => [
      `stake/${whose}`,
      {
        by: seat,
        rule: kind === 'two' ? ('ch.battle.stake' as const) : ('ch.challenge.staked' as const),
        text: whatFor(kind, whose),
        from: from(whose),
      },
    ]),
  );
  const said: { readonly [label: string]: string } =
    sealed && kind === 'two' && asked.length > 1
      ? yield* askSealed(mapped(questions, laid))
      : yield* askAll(mapped(questions, chosen));
  const stakes: { [seat: Seat]: TerritoryId } = {};
  for (const { whose } of asked) {
    const stake = said[`stake/${whose}`] ?? '';
    // Who stakes nothing has it named by the other, as in a challenge: staking is not got round.
    stakes[whose] =
      stake === FORFEIT
        ? yield* choose(`named/${whose}`, {
            by: other(whose),
            rule: 'ch.battle.stake',
            text: say('{seat} staked nothing. Which of their territories is at stake?', { seat: whose }),
            from: from(whose),
          })
        : stake;
  }
  return stakes;
}
const mapped = <T, U>(
  all: { readonly [key: string]: T },
  make: (one: T) => U,
): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, make(one)]));
const whatFor = (kind: Battle['kind'], whose: Seat): Text =>
  kind === 'two'
    ? say('Which territory do you stake? Its garrison fights beside your field army.')
    : say('Which territory of {seat} is at stake?', { seat: whose });

function* weatherOf(among: readonly Seat[]): Procedure<Change, Weather> {
  const total = yield* roll('weather', {
    by: 'table',
    rule: 'ch.climate',
    among,
    dice: 'd20',
    chart: climate.id,
    text: say('What is the weather?'),
  });
  const { is } = lookUp(climate, total);
  yield* note('weather', 'ch.climate', { climate: is.climate, season: is.season });
  if (!is.desert) return { total, desert: '' };
  const desert = yield* enter('desert', {
    by: 'table',
    rule: 'ch.climate.desert',
    among,
    text: say('Roll for the desert in your supplement. What are the conditions?'),
    bounds: { kind: 'text', most: 60 },
  });
  yield* note(desert === '' ? 'desert-plain' : 'desert', 'ch.climate.desert', { desert: String(desert) });
  return { total, desert: String(desert) };
}
