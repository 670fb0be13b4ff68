/**
 * After the retreat each side gathers its wounded: one die for the rank and file, one for each fallen character, and what
 * stays dead is charged. What fell stands in the owner's book; the table hears who fell by name, and points.
 */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { change, declare, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { wounds } from '../charts/wounds.ts';
import { against, define, pieceArg } from '../define.ts';
import type { Beleaguered } from '../siege/fall.ts';
import type { BannerId, Month } from '../state.ts';
import { chargesFrom, type Known, knownFrom } from './ledger/claims.ts';
import { beatenSide, partOff, sideOf } from './queries.ts';
import { fate, healsIn, recovery, recoveryModifier } from './recovery.ts';
import type { Fought, Side } from './state.ts';

type Brief = {
  readonly battle: string;
  readonly order: string;
  readonly seat: Seat;
  readonly fought: Fought;
  readonly side: Side;
  /** Banners of this seat still on the map, and the enemy banner that takes prisoners along. */
  readonly banners: readonly BannerId[];
  readonly captor: { readonly seat: Seat; readonly banner: BannerId | null } | null;
  readonly now: Month;
  /** Of a garrison that is no more: nobody is left to carry a wounded character off, or to ride back to. */
  readonly lost?: true;
};

/** Who was taken, in the order it happened: their ids follow from it. */
type Taken = { count: number };

const noWounded = against('me.tabletop.recovery', say('You have no wounded on a battlefield.'));

export const gatherWounded = define({
  id: 'gather-wounded',
  rule: 'me.tabletop.recovery',
  title: say('Gather the wounded'),
  args: v.object({ battle: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(partOff(state));
    const battle = yield* pick('battle', {
      text: say('Which battle?'),
      among: () =>
        Object.entries(state.tabletop.fought).flatMap(([id, fought]) =>
          sideOf(fought, seat) !== undefined && !fought.recovered.includes(seat) ? [id] : [],
        ),
      against(id) {
        const fought = state.tabletop.fought[id];
        if (fought === undefined || sideOf(fought, seat) === undefined) return noWounded;
        return fought.recovered.includes(seat)
          ? against('me.tabletop.recovery', say('Your wounded have already been gathered.'))
          : undefined;
      },
      none: noWounded,
    });
    return { battle };
  },
  applies(state, { battle }, seat) {
    const fought = state.tabletop.fought[battle];
    return (
      (fought !== undefined && sideOf(fought, seat) !== undefined && !fought.recovered.includes(seat)) ||
      noWounded
    );
  },
  brief(state, { battle }, { seat, order }): Brief {
    const fought = state.tabletop.fought[battle] as Fought;
    const side = sideOf(fought, seat) ?? 'attacker';
    const theirs = side === 'attacker' ? fought.defenders : fought.attackers;
    const other = side === 'attacker' ? fought.defender : fought.attacker;
    const stands = (banner: BannerId): boolean => state.banners[banner] !== undefined;
    return {
      battle,
      order,
      seat,
      fought,
      side,
      banners: (side === 'attacker' ? fought.attackers : fought.defenders).filter(stands),
      captor: other === 'independent' ? null : { seat: other, banner: theirs.find(stands) ?? null },
      now: { year: state.season.year, month: state.season.month },
    };
  },
  *run(b) {
    const { battle, seat, fought, side, banners } = b;
    const modifier = recoveryModifier(fought, side);
    const oneIn = yield* part('rank', recovery, { by: seat, modifier });
    const said = yield* declare('fallen', {
      by: seat,
      rule: 'me.tabletop.fate',
      claim: 'fallen-characters',
      about: { battle, banners },
      text: say('Which of your characters fell?'),
    });
    const taken: Taken = { count: 0 };
    const dead: string[] = [];
    const captured: string[] = [];
    for (const fallen of knownFrom(said)) {
      const end = yield* rise(b, fallen, taken);
      if (end === 'dead') dead.push(fallen.id);
      if (end === 'captured') captured.push(fallen.id);
    }
    if (beatenSide(fought) === side && fought.pursuit === 'general' && banners.length > 0)
      yield* general(b, dead, captured, taken);
    const charges = chargesFrom(
      yield* declare('buried', {
        by: seat,
        rule: 'me.tabletop.recovery',
        claim: 'buried',
        about: { battle, banners, oneIn },
        text: say('Which of your rank and file stay dead?'),
      }),
    );
    yield* change({ type: 'casualtiesBuried', battle, seat, oneIn, charges });
    const points = Object.values(charges).reduce((sum, each) => sum + each, 0);
    yield* note('wounded-gathered', 'me.tabletop.recovery', {
      seat,
      tile: fought.tile,
      oneIn: oneIn ?? 0,
      points,
    });
  },
});

/** What becomes of one who fell. */
function* rise(b: Brief, fallen: Known, taken: Taken): Procedure<Change, 'back' | 'dead' | 'captured'> {
  const { seat, fought, side, now } = b;
  const { id, name, points, banner } = fallen;
  const { fate: found, wound } = yield* part(`${id}/fate`, fate, { by: seat, name });
  const told = { seat, name, tile: fought.tile };
  switch (found) {
    case 'dead':
      yield* change({ type: 'characterFell', seat, banner, character: id, points });
      yield* note('character-fate', 'me.tabletop.fate', { ...told, fate: found });
      return 'dead';
    case 'wounded': {
      const until = healsIn(lookUp(wounds, wound ?? 7).is, now);
      yield* change({ type: 'characterWounded', seat, character: id, name, wound: wound ?? 7, until });
      yield* note('character-wounded', 'me.tabletop.wound', { ...told, wound: wound ?? 7 });
      return b.lost ? yield* capture(b, fallen, taken, 'me.tabletop.captive') : 'back';
    }
    case 'escapes':
      if (b.lost) return yield* capture({ ...b, captor: null }, fallen, taken, 'me.tabletop.captive');
      yield* note('character-fate', 'me.tabletop.fate', { ...told, fate: found });
      return 'back';
    case 'unconscious':
      if (beatenSide(fought) === side) return yield* capture(b, fallen, taken, 'me.tabletop.captive');
      yield* note('character-fate', 'me.tabletop.fate', { ...told, fate: found });
      return 'back';
  }
}

type Lost = Beleaguered & Pick<Brief, 'order' | 'now'>;
/** All leaders of a stormed garrison have fallen with it; none of its rank and file gets up. */
export function* fallenGarrison(
  { order, siege: battle, attacker, defender: seat, besiegers, now }: Lost,
  fought: Fought,
): Procedure<Change> {
  const { defenders: banners } = fought;
  const captor = { seat: attacker, banner: besiegers[0]?.banner ?? null };
  const b: Brief = { battle, order, seat, fought, side: 'defender', banners, captor, now, lost: true };
  const said = yield* declare('garrison', {
    by: seat,
    rule: 'me.tabletop.fate',
    claim: 'serving-characters',
    about: { battle, banners },
    text: say('Who led your garrison?'),
  });
  const taken: Taken = { count: 0 };
  for (const fallen of knownFrom(said)) yield* rise(b, fallen, taken);
  yield* change({ type: 'casualtiesBuried', battle, seat, oneIn: null, charges: {} });
}

/** Into the enemy's baggage train; townsfolk keep no prisoners, and who is left to them walks home. */
function* capture(
  { seat, captor, fought, order }: Brief,
  { id, name, level, points, banner }: Known,
  taken: Taken,
  rule: 'me.tabletop.captive' | 'me.tabletop.general',
): Procedure<Change, 'captured' | 'back'> {
  if (captor === null) {
    yield* change({ type: 'characterHome', seat, banner, character: id, points });
    yield* note('character-home', 'me.tabletop.home', { seat, name, tile: fought.tile });
    return 'captured';
  }
  taken.count++;
  yield* change({
    type: 'captiveTaken',
    id: taken.count === 1 ? order : `${order}.${taken.count}`,
    from: banner,
    captive: { owner: seat, holder: captor.seat, character: id, name, level, points, banner: captor.banner },
  });
  yield* note('captive-taken', rule, { seat, name, holder: captor.seat, tile: fought.tile });
  return 'captured';
}

/** The pursuers have caught the commander; if dead, one of the other characters by a die. */
function* general(
  b: Brief,
  dead: readonly string[],
  captured: readonly string[],
  taken: Taken,
): Procedure<Change> {
  const { seat, battle, banners } = b;
  const rule = 'me.tabletop.general';
  const all = knownFrom(
    yield* declare('serving', {
      by: seat,
      rule,
      claim: 'serving-characters',
      about: { battle, banners },
      text: say('Who commands your force? The pursuers have caught up with them.'),
    }),
  );
  const [commander] = all;
  if (!commander || captured.includes(commander.id)) return;
  const living = all.filter(({ id }) => !dead.includes(id) && !captured.includes(id));
  const [only] = living;
  if (!only) return;
  if (only.id === commander.id || living.length === 1) {
    yield* capture(b, only, taken, rule);
    return;
  }
  const at = yield* roll('whom', {
    by: seat,
    rule,
    dice: `d${living.length}`,
    text: say(
      'The commander is dead. Which of the other characters do they catch, counting from the highest?',
    ),
  });
  yield* capture(b, living[at - 1] ?? only, taken, rule);
}
