/** How the set-up changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { bare } from '../queries.ts';
import { beginDraft } from '../realm/draft.ts';
import { type Draft, noSeat, remark } from '../remarks.ts';
import type { Realm, Stage, State, Work } from '../state.ts';

export type SetupChange =
  | { readonly type: 'mapLaid'; readonly map: State['map'] }
  | { readonly type: 'precedenceSet'; readonly order: readonly Seat[] }
  | {
      readonly type: 'homeChosen';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly also: readonly TileId[];
      readonly tincture: NonNullable<Realm['tincture']>;
      readonly name: string;
      readonly work: Work;
      readonly port: boolean;
      readonly armies: readonly string[];
      readonly fleets: readonly string[];
    }
  | { readonly type: 'stageBegun'; readonly stage: Stage };

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
