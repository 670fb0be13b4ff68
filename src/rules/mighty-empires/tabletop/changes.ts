/** How this chapter changes the table. */

import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { type Draft, noBanner, remark } from '../map/remarks.ts';
import * as our from '../shapes.ts';
import type { BannerId, Month, State } from '../state.ts';
import * as own from './shapes.ts';
import { type Battlefield, blankField } from './state.ts';

export const tabletopShapes = {
  battleArranged: { encounter: is.piece, date: is.words, place: is.words },
  /** The whole list of terrain, in the order it was rolled. */
  terrainSet: { encounter: is.piece, features: is.list(own.feature) },
  fieldAgreed: { encounter: is.piece, barrier: own.barrier, scenery: own.scenery },
  dayBroke: { encounter: is.piece, hour: is.count, contingents: is.list(own.contingent) },
  hourPlayed: { encounter: is.piece, hour: is.count },
  contingentSet: { encounter: is.piece, contingent: own.contingent },
  battleFought: { id: is.piece, fought: own.fought },
  /** Rank and file that stay dead: points by banner; `oneIn` of those who fell got up, null: none. */
  casualtiesBuried: {
    battle: is.piece,
    seat: is.seat,
    oneIn: is.orNull(is.count),
    charges: is.by(is.piece, is.count),
  },
  characterFell: { seat: is.seat, banner: is.piece, character: is.piece, points: is.count },
  /** `wound` is the total on the wound chart; it hinders the character up to and including month `until` of this year. */
  characterWounded: { seat: is.seat, character: is.piece, name: is.words, wound: is.count, until: our.month },
  /** `from`: the own banner, while still serving; null: already a prisoner. */
  captiveTaken: { id: is.piece, from: is.orNull(is.piece), captive: own.captive },
  /** Out of captivity: to a banner of the owner, or on the way to the owner's capital. */
  captiveFreed: { id: is.piece, to: is.orNull(is.piece), kit: is.words },
  captiveTried: { id: is.piece },
  captiveDied: { id: is.piece },
  /** Left behind on a field no enemy holds: makes their own way to the capital. */
  characterHome: { seat: is.seat, banner: is.piece, character: is.piece, points: is.count },
  spoilTaken: { id: is.piece, spoil: own.spoil },
};
export type TabletopChange = is.ChangeOf<typeof tabletopShapes>;

const now = ({ season: { year, month } }: Draft): Month => ({ year, month });
const copy = <T>(value: T): Mutable<T> => structuredClone(value) as Mutable<T>;

/** The field of an encounter that still waits; fields of encounters that are over are swept away. */
function fieldOf(draft: Draft, encounter: string): Mutable<Battlefield> | undefined {
  const { fields } = draft.tabletop;
  for (const id of Object.keys(fields)) if (!draft.encounters[id]) delete fields[id];
  if (!draft.encounters[encounter]) return undefined;
  fields[encounter] ??= copy(blankField);
  return fields[encounter];
}
const gone = () => remark('me.tabletop.waiting', say('That battle is no longer waiting.'));
const noCaptive = () => remark('me.tabletop.captive', say('That prisoner is no longer held.'));

function left(draft: Draft, { banner, points }: { readonly banner: BannerId; readonly points: number }) {
  const charged = draft.banners[banner];
  if (!charged) return noBanner(banner);
  charged.charged += points;
  return;
}

/** When the season ends, prisoners and spoils leave the baggage trains for the capitals. */
export function toCapitals({ tabletop }: Draft): void {
  for (const one of [...Object.values(tabletop.captives), ...Object.values(tabletop.spoils)])
    one.banner = null;
}

export const tabletopChanges: Changes<State, TabletopChange> = {
  battleArranged(draft, { encounter, date, place }) {
    const field = fieldOf(draft, encounter);
    if (!field) return gone();
    Object.assign(field, { date, place });
    return;
  },
  terrainSet(draft, { encounter, features }) {
    const field = fieldOf(draft, encounter);
    if (!field) return gone();
    field.features = copy(features);
    return;
  },
  fieldAgreed(draft, { encounter, barrier, scenery }) {
    const field = fieldOf(draft, encounter);
    if (!field) return gone();
    Object.assign(field, { barrier, scenery: { ...scenery } });
    return;
  },
  dayBroke(draft, { encounter, hour, contingents }) {
    const field = fieldOf(draft, encounter);
    if (!field) return gone();
    Object.assign(field, { hour, played: 0, contingents: copy(contingents) });
    return;
  },
  hourPlayed(draft, { encounter, hour }) {
    const field = fieldOf(draft, encounter);
    if (!field) return gone();
    field.played = hour;
    return;
  },
  contingentSet(draft, { encounter, contingent }) {
    const field = fieldOf(draft, encounter);
    if (!field) return gone();
    field.contingents = field.contingents.map((each) =>
      each.from === contingent.from ? copy(contingent) : each,
    );
    return;
  },
  battleFought(draft, { id, fought }) {
    const { tabletop } = draft;
    delete tabletop.fields[id];
    for (const [old, { when, recovered, attacker, defender }] of Object.entries(tabletop.fought)) {
      const sides = [attacker, defender].filter((side) => side !== 'independent');
      if (when.year < draft.season.year && sides.every((side) => recovered.includes(side)))
        delete tabletop.fought[old];
    }
    tabletop.fought[id] = { ...copy(fought), when: now(draft), recovered: [] };
  },
  casualtiesBuried(draft, { battle, seat, charges }) {
    const fought = draft.tabletop.fought[battle];
    if (fought && !fought.recovered.includes(seat)) fought.recovered.push(seat);
    const lost = Object.keys(charges).filter((banner) => !draft.banners[banner]);
    for (const [banner, points] of Object.entries(charges)) {
      const charged = draft.banners[banner];
      if (charged) charged.charged += points;
    }
    return lost.flatMap(noBanner);
  },
  characterFell: left,
  // The owner's ledger says who is wounded, and how long.
  characterWounded: () => undefined,
  captiveTaken(draft, { id, from, captive }) {
    draft.tabletop.captives[id] = { ...copy(captive), since: now(draft), tried: null };
    const left = from === null ? undefined : draft.banners[from];
    if (left) left.charged += captive.points;
  },
  captiveFreed(draft, { id, to }) {
    const captive = draft.tabletop.captives[id];
    if (!captive) return noCaptive();
    delete draft.tabletop.captives[id];
    const joined = to === null ? undefined : draft.banners[to];
    if (joined) joined.gained += captive.points;
    return;
  },
  captiveTried(draft, { id }) {
    const captive = draft.tabletop.captives[id];
    if (!captive) return noCaptive();
    captive.tried = now(draft);
    return;
  },
  captiveDied(draft, { id }) {
    if (!draft.tabletop.captives[id]) return noCaptive();
    delete draft.tabletop.captives[id];
    return;
  },
  characterHome: left,
  spoilTaken(draft, { id, spoil }) {
    draft.tabletop.spoils[id] = { ...spoil };
  },
};
