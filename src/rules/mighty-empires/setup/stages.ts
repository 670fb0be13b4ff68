/** From one stage of the set-up to the next, by an order that names what it ends. */
import * as v from 'valibot';
import { given, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define } from '../define.ts';
import { capitalSites, lands } from '../map/terrain.ts';
import { bannersOf } from '../queries.ts';
import { type Stage, type State, stages } from '../state.ts';
import { ports, unsettled } from './realm.ts';

const ending = ['map', 'capitals', 'realms', 'armies'] as const;
type Ending = (typeof ending)[number];

/** What a seat has still to do before this stage can end. */
export function missing(state: State, seat: Seat): Remark | undefined {
  const realm = state.realms[seat];
  if (!realm) return undefined;
  switch (state.stage) {
    case 'capitals':
      return realm.capital === null
        ? against('me.realm.capital', say('{seat} has no capital yet.', { seat }))
        : undefined;
    case 'realms':
      if (unsettled(state, seat).length > 0)
        return against('me.realm.settlements', say('{seat} still has tiles to settle.', { seat }));
      return ports(state, seat).length > 0
        ? against('me.realm.ships', say('{seat} still has ports to roll ships for.', { seat }))
        : undefined;
    case 'armies':
      if (realm.strength === null)
        return against('me.strength', say('{seat} has no military strength yet.', { seat }));
      if (bannersOf(state, seat).length === 0)
        return against('me.banners.raised', say('{seat} has no banners yet.', { seat }));
      if (bannersOf(state, seat).some(({ tile }) => tile === null))
        return against('me.banners.placed', say('{seat} still has banners to place.', { seat }));
      return realm.baggage === null
        ? against('me.baggage.start', say('{seat} still has baggage to roll for.', { seat }))
        : undefined;
    default:
      return undefined;
  }
}

const unfinished = (state: State): readonly (Remark | undefined)[] => {
  const tiles = Object.keys(lands(state)).length;
  if (state.stage === 'map')
    return [tiles === 0 ? against('me.map.laid', say('There is no map yet.')) : undefined];
  return state.seats.map((seat) => missing(state, seat));
};

/** Capital tiles nobody chose: independent cities if the table wants them so. */
const orphans = (state: State) =>
  state.options.unusedCapitals === 'independent'
    ? capitalSites(state).filter(
        (tile) =>
          !state.tiles[tile] && !Object.values(state.realms).some(({ tiles }) => tiles.includes(tile)),
      )
    : [];

export const endStage = define({
  id: 'end-stage',
  rule: 'me.setup.stage',
  title: say('Go on to the next stage'),
  args: v.object({ stage: v.picklist(ending) }),
  single: (args) => args,
  *asks(state) {
    const stage = yield* given<Ending>('stage', {
      value: state.stage as Ending,
      against: (one) =>
        one === state.stage ? undefined : against('me.setup.stage', say('That stage is already over.')),
    });
    yield* unlessAny(
      stages.indexOf(state.stage) > stages.indexOf('armies') &&
        against('me.setup.stage', say('The campaign has already begun.')),
      ...unfinished(state),
    );
    return { stage };
  },
  applies: (state, { stage }) =>
    stages.indexOf(state.stage) <= stages.indexOf(stage) ||
    against('me.setup.stage', say('That stage is already over.')),
  brief: (state, { stage }) => ({
    stage: stage as Ending,
    next: stages[stages.indexOf(stage) + 1] as Stage,
    orphans: stage === 'capitals' ? orphans(state) : [],
    strength: stage === 'realms' && state.options.strength === 'fixed' ? state.options.points : null,
    seats: state.seats,
  }),
  *run({ stage, next, orphans: cities, strength, seats }) {
    for (const tile of cities) {
      yield* change({ type: 'tileFound', tile, site: 'city', owner: 'independent' });
      yield* note('orphan-capital', 'me.realm.unused-capital', { tile });
    }
    if (strength !== null)
      for (const seat of seats) {
        yield* change({ type: 'strengthSet', seat, points: strength });
        yield* note('strength', 'me.strength.fixed', { seat, points: strength });
      }
    yield* change({ type: 'stageBegun', stage: next });
    yield* note('stage', 'me.setup.stage', { stage, next });
  },
});
