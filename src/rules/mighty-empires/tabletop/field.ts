/** A battlefield made ready: when and where the players meet, terrain rolled by the tile's ground, what both agree on. */
import * as v from 'valibot';
import { lookUpCell } from '../../../kernel/chart.ts';
import { change, choose, note, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { tabletopTerrain } from '../charts/terrain.ts';
import { against, closed, countArg, define, minding, pieceArg, unless } from '../define.ts';
import { terrains } from '../land/terrain.ts';
import type { State } from '../state.ts';
import { columnAt } from '../terrain.ts';
import { fieldOf, isPartOf, notHere, opponentOf, partOff, siegeMind } from './queries.ts';
import { barriers, type Feature } from './state.ts';

const words = v.pipe(v.string(), v.maxLength(60));
export const mostFeatures = 20;

const waits = (state: State, { encounter }: { readonly encounter: string }) =>
  Object.hasOwn(state.encounters, encounter) ||
  against('me.tabletop.waiting', say('That battle no longer waits.'));
/** Without an encounter: whether any battle of this seat waits. */
const ready = (state: State, seat: Seat, encounter: string | undefined) => {
  const none = !Object.values(state.encounters).some((each) => isPartOf(each, seat));
  const open = unless(
    partOff(state),
    encounter === undefined
      ? none && against('me.tabletop.waiting', say('No battle of yours is waiting.'))
      : notHere(state, seat, encounter),
  );
  return open.open && encounter !== undefined ? minding(...siegeMind(state, encounter)) : open;
};

export const arrangeBattle = define({
  id: 'arrange-battle',
  rule: 'me.tabletop.waiting',
  title: say('Arrange a battle'),
  args: v.object({ encounter: pieceArg, date: words, place: words }),
  offered: (state, seat, args) => ready(state, seat, args?.encounter),
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
  offered(state, seat, args) {
    const found = ready(state, seat, args?.encounter);
    const tile = args && state.encounters[args.encounter]?.tile;
    if (!found.open || !args || !tile || columnAt(state, tile) === args.column) return found;
    return closed('me.tabletop.terrain', say('The ground of {tile} is another.', { tile }));
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
        text: say('What lies on the table? Feature {n} of {features}.', { n, features }),
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
  title: say('Agree on the field'),
  args: v.object({
    encounter: pieceArg,
    barrier: v.picklist(barriers),
    scenery: v.object({ hill: countArg, bridge: countArg, half: countArg }),
    /** Features left out, by their place in the list. */
    drop: v.optional(v.array(countArg), []),
  }),
  offered: (state, seat, args) => ready(state, seat, args?.encounter),
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
                  '{seat} would put the {barrier} of {tile} between the two armies on the table. Do you agree?',
                  {
                    seat,
                    tile,
                    barrier,
                  },
                )
              : say('{seat} proposes how the field of {tile} looks and counts. Do you agree?', {
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
