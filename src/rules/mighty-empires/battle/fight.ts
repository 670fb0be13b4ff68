/** A battle without models: strengths, cards, dice, and what follows. */
import * as v from 'valibot';
import { pick } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { type Bag, dice, total } from '../../../kernel/dice.ts';
import { askAll, change, declared, note, type Procedure, rolled } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { battleResult } from '../charts/battles.ts';
import type { Settlement } from '../charts/source.ts';
import { against, define, pieceArg } from '../define.ts';
import { battlesOf } from '../map/sides.ts';
import { undeadIn } from '../map/spells.ts';
import { isTurn } from '../queries.ts';
import type { Encounter, State } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { fallenCharacter } from './character.ts';
import { type Clashed, cardFor, clash } from './clash.ts';
import { bannersOf, type Field, fieldOf, type SideName } from './field.ts';
import { gather } from './muster.ts';
import { laidToRest } from './undead.ts';

type Brief = Field & {
  /** Who plays the defender's card; null: it is dealt. */
  readonly card: Seat | null;
  /** What independents defend; null where a player does. */
  readonly site: Settlement | null;
  /** Points of the dead that fight here; 0: the living do. */
  readonly undead: number;
  /** The dead attack: they stand as the attacker here, though their victim does in the field. */
  readonly risen?: true;
};
/** The same battle seen from the other side. */
const turned = <F extends Field>(field: F): F => ({
  ...field,
  attacker: field.defender,
  defender: field.attacker,
});

/** Comrades may still join the attack while its owner's movement goes on. */
export const tooSoon = (state: State, { attacker, since }: Pick<Encounter, 'attacker' | 'since'>): boolean =>
  since.year === state.season.year &&
  since.month === state.season.month &&
  isTurn(state, attacker, 'subsistence', 'scouting', 'movement');

function unfit(state: State, seat: Seat, id: string): Remark | undefined {
  const encounter = state.encounters[id];
  if (encounter?.kind !== 'battle')
    return against('me.battle.waiting', say('There is no longer a battle there.'));
  const { attacker, defender } = encounter;
  if (attacker !== seat && defender !== seat)
    return against('me.battle.sides', say('That battle is not yours.'));
  return tooSoon(state, encounter)
    ? against('me.battle.phase', say('You fight battles once movement is over.'))
    : undefined;
}

function* strengths(
  b: Brief,
  mustered: number | null,
): Procedure<never, { attack: number; defence: number }> {
  const rule = 'me.battle.strengths';
  const told = (seat: Seat, banners: readonly string[]) =>
    declared({
      by: seat,
      rule,
      claim: 'total',
      about: { banners, tile: b.tile },
      text: say('How many points does your force have in the battle?'),
    });
  const { attacker, defender } = b;
  const said: { readonly attack?: unknown; readonly defence?: unknown } = yield* askAll({
    ...(b.risen ? {} : { attack: told(attacker.seat, bannersOf(attacker)) }),
    ...(b.risen || mustered === null ? { defence: told(defender.seat, bannersOf(defender)) } : {}),
  });
  const points = (json: unknown): number => (typeof json === 'number' && json > 0 ? Math.floor(json) : 0);
  const [attack, defence] = [points(said.attack), points(said.defence)];
  return b.risen ? { attack: mustered ?? 0, defence } : { attack, defence: mustered ?? defence };
}

/** Losses by the row of the result; independents disperse whatever they lose. */
function* losses(b: Brief, { score, double }: Clashed): Procedure<Change> {
  const { winner, scattered, attackerLoses, defenderLoses } = lookUp(battleResult, score).is;
  yield* note('fought', 'me.battle.result', {
    tile: b.tile,
    attacker: b.attacker.seat,
    defender: b.defender.seat,
    score,
    result: `${winner ?? 'draw'}${scattered ? '-scatters' : ''}`,
  });
  const notation = { attacker: attackerLoses, defender: defenderLoses };
  const question = (side: SideName) =>
    rolled({
      by: b[side].seat,
      rule: 'me.battle.losses',
      dice: notation[side],
      text: say('How many points does {seat} lose in the fighting?', { seat: b[side].seat }),
    });
  const faces = (yield* askAll({
    ...(b.risen ? {} : { 'lost/attacker': question('attacker') }),
    ...(b.site === null ? { 'lost/defender': question('defender') } : {}),
  })) as { readonly [label: string]: Bag };
  const lost = (side: SideName): number => {
    const fell = faces[`lost/${side}`];
    return fell ? total(dice(notation[side]), fell) : 0;
  };
  const { tile, armies, attacker, defender } = b;
  const toll = double
    ? yield* fallenCharacter({
        tile,
        armies,
        attacker: { seat: attacker.seat, banners: bannersOf(attacker) },
        defender: { seat: defender.seat, banners: bannersOf(defender) },
      })
    : { attacker: 0, defender: 0 };
  const loses = { attacker: lost('attacker') + toll.attacker, defender: lost('defender') + toll.defender };
  if (b.risen)
    yield* aftermath(turned(b), {
      winner: winner && (winner === 'attacker' ? 'defender' : 'attacker'),
      scattered,
      loses: { attacker: loses.defender, defender: loses.attacker },
    });
  else yield* aftermath(b, { winner, scattered, loses });
  if (b.undead > 0 && winner === (b.risen ? 'defender' : 'attacker')) yield* laidToRest(b.tile);
}

export const fight = define({
  id: 'fight',
  rule: 'me.battle.fought',
  title: say('Fight the battle'),
  args: v.object({
    encounter: pieceArg,
    /** Who plays the card of independents; null: it is dealt. */
    card: v.optional(v.nullable(pieceArg), null),
  }),
  single: ({ encounter }) => encounter,
  *asks(state, seat) {
    const encounter = yield* pick('encounter', {
      text: say('Which battle?'),
      among: () => battlesOf(state, seat).map(({ id }) => id),
      against: (id) => unfit(state, seat, id),
      none: against('me.battle.waiting', say('You have no battle to fight.')),
    });
    const { attacker = seat, defender } = state.encounters[encounter] ?? {};
    const card = yield* cardFor(state, attacker, defender, (one) =>
      defender === 'independent' && one === attacker
        ? against('me.battle.dealt', say('Another player must play the card of the townsfolk.'))
        : undefined,
    );
    return { encounter, card };
  },
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'battle' ||
    against('me.battle.waiting', say('There is no longer a battle there.')),
  brief(state, { encounter, card }): Brief {
    const found = fieldOf(state, encounter);
    const risen = state.encounters[encounter]?.risen;
    const field = risen ? { ...turned(found), risen } : found;
    const { seat } = field.defender;
    const alone = risen || seat === 'independent';
    const site = state.tiles[field.tile]?.site;
    return {
      ...field,
      card: alone ? card : seat,
      undead: alone ? undeadIn(state, field.tile) : 0,
      site: seat !== 'independent' ? null : site === undefined || site === 'barren' ? 'village' : site,
    };
  },
  *run(b) {
    const { tile, encounter, attacker, defender, card, site } = b;
    const banners = bannersOf(attacker);
    const risen = b.undead > 0 ? { points: b.undead, comesOut: true } : null;
    const mustered =
      risen ?? (site === null ? null : yield* gather({ by: attacker.seat, site, tile, banners }));
    if (mustered && !mustered.comesOut) {
      yield* change({ type: 'mustered', id: encounter, points: mustered.points });
      yield* change({ type: 'besieged', id: encounter });
      yield* note('shut-in', 'me.battle.walls', { seat: attacker.seat, tile });
      return;
    }
    const { attack, defence } = yield* strengths(b, mustered?.points ?? null);
    const met = { attacker: attacker.seat, defender: defender.seat };
    yield* note('strengths', 'me.battle.strengths', { ...met, tile, attack, defence });
    const clashed = yield* clash({
      ...met,
      card,
      attack,
      defence,
      bonus: 0,
      rule: 'me.battle.dice',
      chart: battleResult.id,
    });
    yield* note('cards', 'me.battle.cards', {
      ...met,
      attackerCard: clashed.cards.attacker,
      defenderCard: clashed.cards.defender,
      factor: clashed.factor,
      strategic: clashed.strategic,
    });
    yield* losses(b, clashed);
  },
  drawsSecret: true,
});
