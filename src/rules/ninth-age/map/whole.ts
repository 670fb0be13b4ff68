/** The map at a stroke: laid by the app, painted to match the table, or put otherwise once everybody agrees. */
import * as v from 'valibot';
import { unlessAny, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { laidOver } from '../../../kernel/laid-over.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, wrongStage } from '../define.ts';
import type { State } from '../state.ts';
import { mountainsEach, regularEach } from './automatic.ts';
import { misplaced } from './rivers.ts';
import { mapArg, terrains } from './terrain.ts';

type Hexes = v.InferOutput<typeof mapArg>;
const byHand = ({ options }: State): boolean => options.map === 'painted';

/** The finished hexes, so that a replay never asks how they were found. */
export const layMap = define({
  id: 'lay-map',
  rule: 'na.map.laid',
  title: say('Lay the map'),
  args: v.object({ hexes: mapArg }),
  single: () => null,
  *asks(state) {
    yield* unlessAny(
      wrongStage(state, 'map'),
      !['automatic', 'symmetrical'].includes(state.options.map) &&
        against('na.map.laid', say('On this map the players lay the hexes.')),
    );
    return { hexes: yield* whole<Hexes>('hexes', { text: say('What does the map look like?') }) };
  },
  applies: () => true,
  brief: (state, { hexes }, { seat }) => ({
    hexes: terrains(hexes),
    even: state.options.map === 'symmetrical',
    seat,
    others: laidOver(state.hexes, state.seats, seat),
  }),
  *run({ hexes, even, seat, others }) {
    yield* change({ type: 'mapLaid', hexes });
    const hexesLaid = Object.keys(hexes).length;
    const rule = even ? 'na.map.symmetrical' : 'na.map.laid';
    if (others.length > 0) yield* note('map-replaced', rule, { seat, others, hexes: hexesLaid });
    else yield* note(even ? 'map-even' : 'map-laid', rule, { hexes: hexesLaid });
  },
});

/** Hexes painted as they lie on the table, or moved about by agreement. */
export const arrangeMap = define({
  id: 'arrange-map',
  rule: 'na.map.painted',
  title: say('Paint the map'),
  args: v.object({ hexes: mapArg }),
  *asks(state) {
    yield* unlessAny(
      wrongStage(state, 'map'),
      !byHand(state) &&
        Object.keys(state.hexes).length === 0 &&
        against('na.map.rearranged', say('There is no map yet.')),
    );
    return { hexes: yield* whole<Hexes>('hexes', { text: say('What does the map look like?') }) };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { hexes }, { seat }) => ({
    seat,
    hexes: terrains(hexes),
    others: byHand(state) ? ([] as Seat[]) : state.seats.filter((other) => other !== seat),
    painted: byHand(state),
    told: byHand(state) ? laidOver(state.hexes, state.seats, seat) : [],
  }),
  *run({ seat, hexes, others, painted, told }) {
    const count = Object.keys(hexes).length;
    const against = yield* dissent(others, {
      rule: 'na.map.rearranged',
      text: say('{seat} wants to change hexes of the map: {count} in all.', { seat, count }),
    });
    if (against !== undefined) return yield* note('map-stays', 'na.map.rearranged', { seat, other: against });
    yield* change({ type: 'mapLaid', hexes });
    if (told.length > 0)
      return yield* note('map-replaced', 'na.map.painted', { seat, others: told, hexes: count });
    yield* note(
      painted ? 'map-painted' : 'map-rearranged',
      painted ? 'na.map.painted' : 'na.map.rearranged',
      { seat, hexes: count },
    );
  },
});

/** What the document asks of a map and this one lacks. */
export function mapRemarks(state: State): readonly Remark[] {
  const all = Object.values(state.hexes);
  const mountains = all.filter(({ kind }) => kind === 'mountain').length;
  const players = state.seats.length;
  const wanted = { regular: players * regularEach, mountains: players * mountainsEach };
  const crooked = misplaced(state.hexes).length;
  return [
    ...(mountains === wanted.mountains && all.length - mountains === wanted.regular
      ? []
      : [
          against(
            'na.map.counts',
            say(
              'A map for {players} players should have {regular} regular hexes and {mountains} mountains.',
              {
                players,
                ...wanted,
              },
            ),
          ),
        ]),
    ...(crooked > 0
      ? [against('na.map.river', say('River hexes without a source or an outlet: {crooked}', { crooked }))]
      : []),
  ];
}
