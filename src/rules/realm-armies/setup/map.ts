/** The map in one order: the finished tiles, so that a replay never asks how they were found. */
import * as v from 'valibot';
import { minded, unlessAny, whole } from '../../../kernel/asks.ts';
import { laidOver } from '../../../kernel/laid-over.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, tileArg, wrongStage } from '../define.ts';
import { grounds } from '../land/grounds.ts';
import type { State } from '../state.ts';
import { roomForHomes } from './home.ts';

const mapArg = v.object({
  tiles: v.record(tileArg, v.picklist(grounds)),
  rivers: v.optional(v.array(v.array(tileArg)), []),
});

type Laid = State['map'];

export const layMap = define({
  id: 'lay-map',
  rule: 'ra.map.laid',
  title: say('Lay the map'),
  args: mapArg,
  single: () => null,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'map'));
    const tiles = yield* whole<Laid['tiles']>('tiles', {
      text: say('Which land do you play on?'),
      against: (one) =>
        Object.values(one).some((ground) => ground !== 'sea')
          ? undefined
          : against('ra.map.laid', say('There is no land on that map.')),
    });
    const rivers = yield* whole<Laid['rivers']>('rivers', {
      text: say('Where do the rivers run?'),
    });
    if (roomForHomes(state, { tiles, rivers } as State['map']) < state.seats.length)
      yield* minded(against('ra.map.homes', say('The map may not have room for every player’s home.')));
    return { tiles, rivers };
  },
  applies: () => true,
  brief: (state, { tiles, rivers }, { seat }) => ({
    map: { tiles, rivers } as State['map'],
    seat,
    others: laidOver(state.map.tiles, state.seats, seat),
  }),
  *run({ map, seat, others }) {
    yield* change({ type: 'mapLaid', map });
    const land = Object.values(map.tiles).filter((ground) => ground !== 'sea').length;
    if (others.length > 0) yield* note('map-replaced', 'ra.map.laid', { seat, others, tiles: land });
    else yield* note('map-laid', 'ra.map.laid', { tiles: land });
  },
});
