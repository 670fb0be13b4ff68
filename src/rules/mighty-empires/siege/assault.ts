/** Assault: the walls multiply the garrison; table, cards and dice decide as in a battle, and are read on a chart of their own. */
import * as v from 'valibot';
import { lookUp } from '../../../kernel/chart.ts';
import type { Json } from '../../../kernel/json.ts';
import {
  askAll,
  change,
  type Decision,
  declared,
  note,
  type Procedure,
  part,
  roll,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { type Fallible, fallenCharacter, type Toll } from '../battle/character.ts';
import { cardFor, clash } from '../battle/clash.ts';
import { bearLosses, toldLosses } from '../battle/losses.ts';
import type { Shared } from '../battle/share.ts';
import type { Change } from '../change.ts';
import { assaultResult } from '../charts/sieges.ts';
import { against, define, hasRealm, notNow, pieceArg } from '../define.ts';
import { type Besieging, isBattered, isNow, multiplierAt, siegeOf, thisMonth } from '../map/walls.ts';
import type { Month, Owner, State } from '../state.ts';
import { breach } from './battery.ts';
import { applies, battleFirst, ownSiege } from './define.ts';
import { type Beleaguered, beleaguered, falls } from './fall.ts';

export type Storm = {
  readonly attacker: Seat;
  readonly defender: Owner;
  readonly card: Seat | null;
  /** Points of the besiegers, and of the garrison behind walls worth `multiplier`. */
  readonly attack: number;
  readonly garrison: number;
  readonly multiplier: number;
  readonly bonus: number;
  /** Dwarfs behind mountain walls: half as many of them fall, unless the walls do. */
  readonly hold?: true;
};
export type Stormed = {
  readonly assault: 'bloody-repulse' | 'repulse' | 'stormed';
  readonly score: number;
  readonly attackerLoses: number;
  /** Points; the whole garrison when it is stormed. */
  readonly defenderLoses: number | 'all';
  readonly double: boolean;
};

/** One assault, from the cards to the losses in points. */
export const storm: Decision<Storm, Stormed> = {
  id: 'me.siege.assault',
  *run({ attacker, defender, card, attack, garrison, multiplier, bonus, hold }) {
    const rule = 'me.siege.assault';
    const chart = assaultResult.id;
    const defence = garrison * multiplier;
    const came = yield* clash({ attacker, defender, card, attack, defence, bonus, rule, chart });
    const { is } = lookUp(assaultResult, came.score);
    const attackerLoses = yield* roll('attacker-loses', {
      by: attacker,
      rule,
      dice: is.attackerLoses,
      text: say('How many points does the attacker lose before the walls?'),
    });
    const defenderLoses =
      is.defenderLoses === 'all'
        ? 'all'
        : yield* roll('defender-loses', {
            by: attacker,
            rule,
            dice: is.defenderLoses,
            text: say('How many points do the defenders lose on the walls?'),
          });
    const spared = hold && defenderLoses !== 'all' ? Math.ceil(defenderLoses / 2) : defenderLoses;
    return {
      assault: is.assault,
      score: came.score,
      attackerLoses,
      defenderLoses: spared,
      double: came.double,
    };
  },
};

type Brief = Beleaguered & {
  readonly card: Seat | null;
  readonly multiplier: number;
  readonly mustered: number | null;
  readonly hardship: number;
  /** What the battery of the turn before is worth: to be rolled, known, or nothing. */
  readonly battery: 'unrolled' | number;
  readonly armies: State['options']['armies'];
  readonly now: Month;
};

/** What both sides declare: their points, walls not reckoned in. */
function* strengths(b: Brief): Procedure<never, { readonly attack: number; readonly garrison: number }> {
  const rule = 'me.siege.strengths';
  const claim = (by: Seat, banners: readonly string[]) =>
    declared({
      by,
      rule,
      claim: 'total',
      about: { banners: [...banners] },
      text: say('How many points does your force have?'),
    });
  const before = b.besiegers.map(({ banner }) => banner);
  const behind = b.garrison.map(({ banner }) => banner);
  const said: { readonly [label: string]: Json } =
    b.defender === 'independent'
      ? yield* askAll({ attack: claim(b.attacker, before) })
      : yield* askAll({ attack: claim(b.attacker, before), garrison: claim(b.defender, behind) });
  return { attack: points(said.attack), garrison: points(said.garrison ?? b.mustered) };
}
const points = (said: Json | undefined): number => Math.max(0, Math.trunc(Number(said) || 0));

function* bear({ charged, destroyed }: Shared): Procedure<Change> {
  for (const [banner, points] of Object.entries(charged))
    if (!destroyed.includes(banner)) yield* change({ type: 'charged', banner, points });
  for (const banner of destroyed) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
}

function* losses(b: Brief, { attackerLoses, defenderLoses, double }: Stormed): Procedure<Change> {
  const besiegers = b.besiegers.map(({ banner }) => banner);
  const garrison = b.garrison.map(({ banner }) => banner);
  const sides: Fallible = {
    tile: b.tile,
    armies: b.armies,
    attacker: { seat: b.attacker, banners: besiegers },
    defender: { seat: b.defender, banners: garrison },
  };
  const toll: Toll = double ? yield* fallenCharacter(sides) : { attacker: 0, defender: 0 };
  const stormed = defenderLoses === 'all';
  const lost = {
    attacker: attackerLoses + toll.attacker,
    defender: stormed ? 0 : defenderLoses + toll.defender,
  };
  const borne = yield* bearLosses({
    attacker: { seat: b.attacker, banners: besiegers, points: lost.attacker, already: {} },
    defender: { seat: b.defender, banners: garrison, points: lost.defender, already: {} },
  });
  if (lost.attacker > 0) yield* toldLosses(b.attacker, lost.attacker, borne.attacker);
  const worn =
    b.defender === 'independent'
      ? (b.mustered ?? 0) <= lost.defender
      : garrison.every((banner) => borne.defender.destroyed.includes(banner));
  if (!stormed && b.mustered === null) yield* toldLosses(b.defender, lost.defender, borne.defender);
  if (stormed || worn) {
    yield* note('stormed', 'me.siege.stormed', { seat: b.attacker, tile: b.tile, defender: b.defender });
    yield* falls(b, borne.attacker.destroyed);
    yield* bear(borne.attacker);
    return;
  }
  yield* bear(borne.attacker);
  yield* bear(borne.defender);
  if (b.mustered !== null)
    yield* change({ type: 'garrisonLeft', tile: b.tile, points: b.mustered - lost.defender });
}

const filled = v.object({
  siege: pieceArg,
  /** Who plays the card of independents; null: it is dealt. */
  card: v.optional(v.nullable(pieceArg), null),
});

export const assault = define({
  id: 'assault',
  rule: 'me.siege.assault',
  title: say('Storm the walls'),
  args: filled,
  *asks(state, seat) {
    const siege = yield* ownSiege(state, seat, say('Which walls do you storm?'), (id) =>
      noStorm(state, id, seat),
    );
    const card = yield* cardFor(state, seat, siegeOf(state, siege)?.defender, (one) =>
      one === null || (hasRealm(state, one) === true && one !== seat)
        ? undefined
        : against('me.siege.assault', say('Another player must play the card of the townsfolk.')),
    );
    return { siege, card };
  },
  applies: (state, given) => applies(state, given),
  brief(state, { siege: id, card }): Brief {
    const siege = siegeOf(state, id) as Besieging;
    const { tile, defender, mustered } = siege;
    return {
      ...beleaguered(state, siege),
      card: defender === 'independent' ? card : defender,
      multiplier: multiplierAt(state, tile),
      mustered: defender === 'independent' ? (mustered ?? 0) : null,
      hardship: siege.siege.hardship,
      battery: isBattered(state, siege.siege) ? (siege.siege.breach ?? 'unrolled') : 0,
      armies: state.options.armies,
      now: thisMonth(state),
    };
  },
  *run(b) {
    const { siege, tile, attacker, defender, card, multiplier } = b;
    const { attack, garrison } = yield* strengths(b);
    const opened = b.battery === 'unrolled' ? yield* breach(b) : b.battery;
    const bonus = opened + b.hardship;
    const hold = b.hold ? { hold: true as const } : {};
    const data = { attacker, defender, card, attack, garrison, multiplier, bonus, ...hold };
    const came = yield* part('storm', storm, data);
    const repulsed = came.assault === 'bloody-repulse';
    yield* change({ type: 'assaulted', id: siege, ...b.now, repulsed });
    yield* note('assault', repulsed ? 'me.siege.repulsed' : 'me.siege.assault', {
      attacker,
      defender,
      tile,
      assault: came.assault,
      score: came.score,
    });
    yield* losses(b, came);
  },
});

/** Why walls cannot be stormed now, on paper or with models. */
export const noStorm = (state: State, id: string, besieger: Seat): Remark | undefined =>
  battleFirst(state, id) ?? notNow(state, besieger, 'siege') ?? spent(state, siegeOf(state, id));

/** What has been tried before these walls this turn leaves no room for an assault. */
function spent(state: State, siege: Besieging | undefined): Remark | undefined {
  if (!siege) return undefined;
  const { repulsed, battered } = siege.siege;
  if (isNow(state, repulsed))
    return against('me.siege.repulsed', say('You suffered a bloody repulse: no more assaults this turn.'));
  return isNow(state, battered)
    ? against('me.siege.battery', say('Your engines are battering the walls this turn.'))
    : undefined;
}
