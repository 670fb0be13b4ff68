/** A battlefield made ready: when and where the players meet, terrain rolled by the tile's ground, what both agree on. */
import * as v from 'valibot';
import { count, given, option, pick, whole, words } from '../../../kernel/asks.ts';
import { lookUpCell } from '../../../kernel/chart.ts';
import { change, choose, note, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { tabletopTerrain } from '../charts/terrain.ts';
import { against, countArg, define, pieceArg } from '../define.ts';
import { terrains } from '../land/terrain.ts';
import { columnAt } from '../map/terrain.ts';
import type { State } from '../state.ts';
import { fieldOf, opponentOf } from './queries.ts';
import { barriers, type Feature, type Scenery } from './state.ts';
import { waitingLong } from './waiting.ts';

const wordsArg = v.pipe(v.string(), v.maxLength(60));
const mostFeatures = 20;

const waits = (state: State, { encounter }: { readonly encounter: string }) =>
  Object.hasOwn(state.encounters, encounter) ||
  against('me.tabletop.waiting', say('That battle is no longer waiting.'));
export const arrangeBattle = define({
  id: 'arrange-battle',
  rule: 'me.tabletop.waiting',
  title: say('Arrange a battle'),
  args: v.object({ encounter: pieceArg, date: wordsArg, place: wordsArg }),
  *asks(state, seat) {
    const encounter = yield* waitingLong(state, seat);
    const { date: day, place: where } = fieldOf(state, encounter);
    const date = yield* words('date', { text: say('When do you fight it?'), suggest: () => day });
    const place = yield* words('place', { text: say('Where do you fight it?'), suggest: () => where });
    return { encounter, date, place };
  },
  applies: (state, args) => waits(state, args),
  brief: (state, args, { seat }) => ({ ...args, seat, tile: state.encounters[args.encounter]?.tile ?? '' }),
  *run({ encounter, date, place, seat, tile }) {
    yield* change({ type: 'battleArranged', encounter, date, place });
    const told =
      date === '' && place === '' ? 'none' : date === '' ? 'place' : place === '' ? 'date' : 'both';
    yield* note('battle-arranged', 'me.tabletop.waiting', { seat, tile, date, place, told });
  },
});

export const rollTerrain = define({
  id: 'roll-terrain',
  rule: 'me.tabletop.terrain',
  title: say('Roll for the battlefield'),
  args: v.object({
    encounter: pieceArg,
    column: v.picklist(terrains),
    features: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostFeatures)),
    /** Instead of what was rolled before, not on top of it. */
    afresh: v.optional(v.boolean(), false),
  }),
  *asks(state, seat) {
    const encounter = yield* waitingLong(state, seat);
    const tile = state.encounters[encounter]?.tile;
    const features = yield* count('features', { text: say('How many features?'), from: 1, to: mostFeatures });
    const column = yield* option('column', {
      text: say('What is the ground?'),
      among: terrains,
      against: (one) =>
        tile && columnAt(state, tile) !== one
          ? against('me.tabletop.terrain', say('{tile} has different ground.', { tile }))
          : undefined,
    });
    const afresh =
      fieldOf(state, encounter).features.length === 0
        ? yield* given<boolean>('afresh', { value: false })
        : yield* pick<boolean>('afresh', {
            text: say('Do you start the battlefield again?'),
            among: () => [false, true],
            none: against('me.tabletop.terrain', say('Nothing has been rolled yet.')),
          });
    return { encounter, column, features, afresh };
  },
  applies: (state, args) => waits(state, args),
  brief: (state, { encounter, column, features, afresh }, { seat }) => ({
    encounter,
    column,
    features,
    seat,
    tile: state.encounters[encounter]?.tile ?? '',
    before: afresh ? [] : fieldOf(state, encounter).features,
  }),
  *run({ encounter, column, features, seat, tile, before }) {
    const found: Feature[] = [];
    for (let n = 1; n <= features; n++) {
      const rolled = yield* roll(`feature/${n}`, {
        by: seat,
        rule: 'me.tabletop.terrain',
        dice: 'd100',
        chart: tabletopTerrain.id,
        column,
        text: say('What is on the table? Feature {n} of {features}.', { n, features }),
      });
      const { feature, text } = lookUpCell(tabletopTerrain, rolled, column).is;
      found.push({ feature, text, rolled });
    }
    yield* change({ type: 'terrainSet', encounter, features: [...before, ...found] });
    yield* note('terrain-rolled', 'me.tabletop.terrain', { tile, features: before.length + found.length });
  },
});

export const agreeField = define({
  id: 'agree-field',
  rule: 'me.tabletop.scenery',
  title: say('Agree on the battlefield'),
  args: v.object({
    encounter: pieceArg,
    barrier: v.picklist(barriers),
    scenery: v.object({ hill: countArg, bridge: countArg, half: countArg }),
    /** Features left out, by their place in the list. */
    drop: v.optional(v.array(countArg), []),
  }),
  *asks(state, seat) {
    const encounter = yield* waitingLong(state, seat);
    const field = fieldOf(state, encounter);
    const barrier = yield* option('barrier', { text: say('What is between the armies?'), among: barriers });
    const scenery = yield* whole<Scenery>('scenery', {
      text: say('Which ground scores points?'),
      suggest: () => field.scenery,
    });
    const drop = yield* whole<readonly number[]>('drop', {
      text: say('Which terrain do you leave out?'),
      suggest: () => [],
    });
    return { encounter, barrier, scenery, drop };
  },
  applies: (state, args) => waits(state, args),
  brief(state, { encounter, barrier, scenery, drop }, { seat }) {
    const field = fieldOf(state, encounter);
    const waiting = state.encounters[encounter];
    return {
      encounter,
      barrier,
      scenery,
      seat,
      tile: waiting?.tile ?? '',
      other: waiting ? opponentOf(waiting, seat) : null,
      kept: field.features.filter((_, index) => !drop.includes(index)),
      barred: barrier !== field.barrier && barrier !== 'none',
    };
  },
  *run({ encounter, barrier, scenery, seat, tile, other, kept, barred }) {
    const rule = barred ? 'me.tabletop.barrier' : 'me.tabletop.scenery';
    const agreed =
      other === null
        ? 'yes'
        : yield* choose('agreed', {
            by: other,
            rule,
            text: barred
              ? say(
                  '{seat} wants to put the {barrier} of {tile} between the armies on the table. Do you agree?',
                  {
                    seat,
                    tile,
                    barrier,
                  },
                )
              : say('{seat} proposes how the battlefield of {tile} looks and scores. Do you agree?', {
                  seat,
                  tile,
                }),
            from: { yes: say('Agreed'), no: say('No') },
          });
    if (agreed === 'no') {
      yield* note('field-refused', rule, { tile, other });
      return;
    }
    yield* change({ type: 'fieldAgreed', encounter, barrier, scenery });
    yield* change({ type: 'terrainSet', encounter, features: kept });
    yield* note('field-agreed', rule, { tile, barrier, ...scenery });
  },
});
