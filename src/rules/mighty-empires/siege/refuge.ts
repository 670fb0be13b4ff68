/** Taking refuge: defenders shut themselves up in their city or fortress before a battle is joined; the rest must fight it. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, pieceArg, unless } from '../define.ts';
import type { BannerId, Encounter, State } from '../state.ts';
import { fieldForce, insideOf, wallsOf } from './walls.ts';

/** How many more banners a tile's walls can hold. */
export const roomIn = (state: State, tile: Encounter['tile']): number =>
  Math.max(0, (wallsOf(state.tiles[tile])?.banners ?? 0) - insideOf(state, tile).length);

/** Why a battle cannot be shunned behind walls. */
export function noRefuge(state: State, seat: Seat, id: string): Remark | undefined {
  const battle = state.encounters[id];
  if (battle?.kind !== 'battle' || battle.defender !== seat)
    return against('me.siege.refuge', say('Nobody attacks you there.'));
  const holding = state.tiles[battle.tile];
  if (!wallsOf(holding) || holding?.flag !== seat)
    return against('me.siege.walls', say('{tile} has no walls of yours to hold.', { tile: battle.tile }));
  return roomIn(state, battle.tile) === 0
    ? against('me.siege.room', say('There is no room left behind the walls.'))
    : undefined;
}

const isMet = (state: State, encounter: string): true | Remark =>
  Object.hasOwn(state.encounters, encounter) ||
  against('me.battle.recorded', say('That encounter is over already.'));

/** Whether the defender of a battle may still take banners behind walls. */
export function mayShutGates(state: State, id: string): boolean {
  const battle = state.encounters[id];
  if (battle === undefined || battle.defender === 'independent') return false;
  const { defender, tile } = battle;
  return noRefuge(state, defender, id) === undefined && fieldForce(state, defender, tile).length > 0;
}

/** The other answer: who is attacked may say beforehand that the gates stay open. They may still think better of it. */
export const holdField = define({
  id: 'hold-field',
  rule: 'me.siege.refuge',
  title: say('Meet them in the field'),
  args: v.object({ encounter: pieceArg }),
  offered: (state, seat, args) =>
    args
      ? unless(
          noRefuge(state, seat, args.encounter),
          state.encounters[args.encounter]?.afield &&
            against('me.siege.refuge', say('You have said so already.')),
        )
      : takeRefuge.offered(state, seat),
  applies: (state, { encounter }) => isMet(state, encounter),
  brief(state, { encounter }) {
    const { tile, attacker, defender } = state.encounters[encounter] as Encounter;
    return { battle: encounter, tile, attacker, defender };
  },
  *run({ battle, tile, attacker, defender }) {
    yield* change({ type: 'stoodAfield', battle });
    yield* note('afield', 'me.siege.refuge', { tile, attacker, defender });
  },
});

export const takeRefuge = define({
  id: 'take-refuge',
  rule: 'me.siege.refuge',
  title: say('Take refuge behind the walls'),
  args: v.object({ encounter: pieceArg, banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  offered(state, seat, args) {
    if (!args)
      return unless(
        Object.keys(state.encounters).every((id) => noRefuge(state, seat, id)) &&
          against('me.siege.refuge', say('Nobody attacks you where you have walls.')),
      );
    const battle = state.encounters[args.encounter];
    const field = battle ? fieldForce(state, seat, battle.tile).map(({ id }) => id) : [];
    const stray = args.banners.find((banner) => !field.includes(banner));
    return unless(
      noRefuge(state, seat, args.encounter),
      battle &&
        args.banners.length > roomIn(state, battle.tile) &&
        against(
          'me.siege.room',
          say('The walls hold {room} more banners.', { room: roomIn(state, battle.tile) }),
        ),
      stray !== undefined &&
        against('me.siege.refuge', say('Banner {banner} does not defend there.', { banner: stray })),
    );
  },
  applies(state, { encounter, banners }) {
    const met = isMet(state, encounter);
    return met === true ? hasBanners(state, banners) : met;
  },
  brief(state, { encounter, banners }, { order }) {
    const { tile, attacker, defender } = state.encounters[encounter] as Encounter;
    const rest =
      defender === 'independent'
        ? 0
        : fieldForce(state, defender, tile).filter(({ id }) => !banners.includes(id)).length;
    const inside: readonly BannerId[] = banners;
    return { battle: encounter, siege: `${order}.s`, tile, attacker, defender, inside, rest };
  },
  *run({ battle, siege, tile, attacker, defender, inside, rest }) {
    yield* change({ type: 'tookRefuge', battle, siege, inside });
    yield* note('refuge', 'me.siege.refuge', { tile, attacker, defender, inside: inside.length, rest });
  },
});
