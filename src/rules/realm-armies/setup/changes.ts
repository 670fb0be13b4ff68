/** How the set-up changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { grounds } from '../land/grounds.ts';
import { bare } from '../queries.ts';
import { beginDraft } from '../recruitment/draft.ts';
import { type Draft, noSeat, remark } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

const map = is.fields<State['map']>({
  tiles: is.by(is.tile, is.oneOf(...grounds)),
  rivers: is.list(is.list(is.tile)),
});

export const setupShapes = {
  mapLaid: { map },
  precedenceSet: { order: is.list(is.seat) },
  homeChosen: {
    seat: is.seat,
    tile: is.tile,
    also: is.list(is.tile),
    tincture: our.tincture,
    name: is.words,
    work: our.work,
    port: is.yes,
    armies: is.list(is.words),
    fleets: is.list(is.words),
  },
  stageBegun: { stage: our.stage },
};
export type SetupChange = is.ChangeOf<typeof setupShapes>;

export const setupChanges: Changes<State, SetupChange> = {
  mapLaid(draft, { map }) {
    draft.map = JSON.parse(JSON.stringify(map)) as Draft['map'];
  },
  precedenceSet(draft, { order }) {
    draft.precedence = [...order];
  },
  homeChosen(draft, { seat, tile, also, tincture, name, work, port, armies, fleets }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    const taken = [tile, ...also].find((each) => draft.tiles[each]?.owner);
    if (taken !== undefined) return remark('ra.home.tile', say('{tile} is taken.', { tile: taken }));
    Object.assign(realm, { home: tile, tincture, name });
    for (const each of also) draft.tiles[each] = { ...bare, owner: seat };
    draft.tiles[tile] = { ...bare, owner: seat, work, port };
    armies.forEach((id, i) => {
      draft.armies[id] = { seat, number: i + 1, name: '', hero: null, tile };
    });
    fleets.forEach((id, i) => {
      draft.fleets[id] = {
        seat,
        number: i + 1,
        name: '',
        port: tile,
        blockades: null,
        carries: null,
        idle: 0,
      };
    });
    return;
  },
  stageBegun(draft, { stage }) {
    draft.stage = stage;
    if (stage === 'generals') beginDraft(draft, draft.precedence);
  },
};
