/** Drafting generals, raising armies, building fleets: one at a time, round by round. */
import * as v from 'valibot';
import { given, pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { maintenance } from '../charts/realm.ts';
import { against, define, hasRealm, notFor, notNow, openUnless, pieceArg, tileArg } from '../define.ts';
import { armiesOf, fleetsOf, holding, nextNumber, playing, tilesOf, upkeep } from '../queries.ts';
import type { State } from '../state.ts';
import { leaderless, wantsMore } from './draft.ts';
import { drafted, draftee, whom } from './heroes.ts';

/** Not this seat's turn to draft. */
function notYourDraft(state: State, seat: Seat): Remark | undefined {
  if (state.stage === 'season') {
    const late = notNow(state, 'recruitment');
    if (late) return late;
  } else if (state.stage !== 'generals')
    return against('ra.stage', say('You cannot do that at this stage of the campaign.'));
  const { order, turn } = state.draft;
  if (order.length === 0) return against('ra.hero.order', say('Roll for who drafts first.'));
  if (turn === seat) return undefined;
  return against(
    'ra.hero.order',
    turn === null
      ? say('No one is drafting any more.')
      : say('It is {seat}’s turn to draft.', { seat: turn }),
  );
}

export const rollDraft = define({
  id: 'roll-draft',
  rule: 'ra.hero.order',
  title: say('Roll for who drafts first'),
  ...openUnless((state) => [
    notNow(state, 'recruitment'),
    state.draft.order.length > 0 && against('ra.hero.order', say('That has already been settled.')),
  ]),
  applies: () => true,
  brief: (state) => ({ seats: playing(state).filter((seat) => wantsMore(state, seat)) }),
  *run({ seats }) {
    const order = yield* drawLots(seats, { rule: 'ra.hero.order', text: say('Who drafts first?') });
    yield* change({ type: 'draftBegun', order });
    yield* note('draft-order', 'ra.hero.order', { seat: order[0] ?? '' });
  },
});

export const draftHero = define({
  id: 'draft-hero',
  rule: 'ra.hero.draft',
  title: say('Draft a general'),
  args: v.object({ army: pieceArg, ...drafted }),
  *asks(state, seat) {
    yield* unlessAny(notYourDraft(state, seat));
    const army = yield* pick('army', {
      text: say('Which army gets a general?'),
      among: () => leaderless(state, seat),
      against: (one) =>
        state.armies[one]?.seat !== seat || state.armies[one]?.hero !== null
          ? against('ra.hero.draft', say('That army does not need a general from you.'))
          : undefined,
      none: against('ra.hero.draft', say('All your armies have generals.')),
    });
    return { army, ...(yield* draftee(state)) };
  },
  applies: (state, { army }) =>
    Object.hasOwn(state.armies, army) ||
    against('ra.piece.army', say('Army {army} is no longer on the map.', { army })),
  brief: (state, { army, ...given }, { seat, order }) => ({
    seat,
    army,
    number: state.armies[army]?.number ?? 0,
    hero: whom(state, given, `${order}.h`),
    again: Object.hasOwn(state.heroes, whom(state, given, `${order}.h`).id),
  }),
  *run({ seat, army, number, hero, again }) {
    yield* change({ type: 'heroDrafted', seat, hero: hero.id, name: hero.name });
    yield* change({ type: 'heroAssigned', hero: hero.id, army });
    yield* change({ type: 'drafted', seat });
    yield* note('drafted', again ? 'ra.hero.free' : 'ra.hero.draft', { seat, name: hero.name, number });
  },
});

/** Why no army can be raised on a tile. */
export function noMuster(state: State, seat: Seat, tile: TileId): Remark | undefined {
  const { owner, work } = holding(state, tile);
  const strong: readonly string[] = maintenance.rows.find(({ id }) => id === 'army')?.is ?? [];
  return owner !== seat || !strong.includes(work)
    ? against('ra.recruit.place', say('You can raise armies only at your own fortress or citadel.'))
    : undefined;
}
const tooDear = (state: State, seat: Seat, cost: number): Remark | false =>
  (state.realms[seat]?.treasury ?? 0) < cost &&
  against('ra.recruit.cost', say('That costs {cost} empire points; you do not have that many.', { cost }));

export const raiseArmy = define({
  id: 'raise-army',
  rule: 'ra.recruit',
  title: say('Raise an army'),
  args: v.object({ tile: tileArg, ...drafted }),
  *asks(state, seat) {
    yield* unlessAny(
      state.stage === 'generals' &&
        against('ra.stage', say('You cannot do that at this stage of the campaign.')),
      notYourDraft(state, seat),
      armiesOf(state, seat).length >= upkeep(state, seat).armies &&
        against('ra.recruit.upkeep', say('You already have as many armies as you can keep up.')),
      tooDear(state, seat, state.options.costs.army),
    );
    const tile = yield* pick('tile', {
      text: say('Where do you raise it?'),
      among: () => tilesOf(state, seat).flatMap(({ tile: own }) => (noMuster(state, seat, own) ? [] : [own])),
      against: (one) => noMuster(state, seat, one),
      none: against('ra.recruit.place', say('You have neither a fortress nor a citadel.')),
    });
    return { tile, ...(yield* draftee(state)) };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tile, ...given }, { seat, order }) => ({
    seat,
    tile,
    army: order,
    number: nextNumber(armiesOf(state, seat)),
    hero: whom(state, given, `${order}.h`),
    cost: state.options.costs.army,
  }),
  *run({ seat, tile, army, number, hero, cost }) {
    yield* change({ type: 'paid', seat, points: cost });
    yield* change({ type: 'armyRaised', army, seat, number, tile });
    yield* change({ type: 'heroDrafted', seat, hero: hero.id, name: hero.name });
    yield* change({ type: 'heroAssigned', hero: hero.id, army });
    yield* change({ type: 'drafted', seat });
    yield* note('raised', 'ra.recruit', { seat, tile, name: hero.name, cost });
  },
});

export const launchFleet = define({
  id: 'launch-fleet',
  rule: 'ra.recruit.fleet',
  title: say('Build a fleet'),
  args: v.object({ tile: tileArg }),
  *asks(state, seat) {
    yield* unlessAny(
      !state.options.fleets && against('ra.recruit.fleet', say('You play without fleets.')),
      state.stage === 'generals' &&
        against('ra.stage', say('You cannot do that at this stage of the campaign.')),
      notYourDraft(state, seat),
      fleetsOf(state, seat).length >= upkeep(state, seat).fleets &&
        against('ra.recruit.upkeep', say('You already have as many fleets as ports.')),
      tooDear(state, seat, state.options.costs.fleet),
    );
    const tile = yield* pick('tile', {
      text: say('In which port?'),
      among: () => tilesOf(state, seat).flatMap((own) => (own.port ? [own.tile] : [])),
      against: (one) =>
        holding(state, one).owner !== seat || !holding(state, one).port
          ? against('ra.recruit.place', say('You can build fleets only in your own port.'))
          : undefined,
      none: against('ra.recruit.place', say('You have no port.')),
    });
    return { tile };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tile }, { seat, order }) => ({
    seat,
    tile,
    fleet: order,
    number: nextNumber(fleetsOf(state, seat)),
    cost: state.options.costs.fleet,
  }),
  *run({ seat, tile, fleet, number, cost }) {
    yield* change({ type: 'paid', seat, points: cost });
    yield* change({ type: 'fleetLaunched', fleet, seat, number, port: tile });
    yield* change({ type: 'drafted', seat });
    yield* note('launched', 'ra.recruit.fleet', { seat, tile, cost });
  },
});

export const passDraft = define({
  id: 'pass-draft',
  rule: 'ra.hero.passed',
  title: say('Draft no more heroes'),
  args: v.object({ seat: pieceArg }),
  *asks(state, seat) {
    const whose = yield* given<Seat>('seat', {
      value: seat,
      against: (one) => notYourDraft(state, one) ?? notFor(state, seat, one),
    });
    return { seat: whose };
  },
  applies: (state, { seat }) => hasRealm(state, seat),
  brief: (_, { seat }) => ({ seat }),
  *run({ seat }) {
    yield* change({ type: 'draftPassed', seat });
    yield* note('draft-passed', 'ra.hero.passed', { seat });
  },
});
