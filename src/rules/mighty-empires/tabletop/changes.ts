/** How this chapter changes the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { type Draft, noBanner, remark } from '../changes/remarks.ts';
import type { BannerId, Month, State } from '../state.ts';
import {
  type Barrier,
  blankField,
  type Captive,
  type Contingent,
  type Feature,
  type Field,
  type Fought,
  type Scenery,
  type Spoil,
} from './state.ts';

export type TabletopChange =
  | {
      readonly type: 'battleArranged';
      readonly encounter: string;
      readonly date: string;
      readonly place: string;
    }
  /** The whole list of terrain, in the order it was rolled. */
  | { readonly type: 'terrainSet'; readonly encounter: string; readonly features: readonly Feature[] }
  | {
      readonly type: 'fieldAgreed';
      readonly encounter: string;
      readonly barrier: Barrier;
      readonly scenery: Scenery;
    }
  | {
      readonly type: 'dayBroke';
      readonly encounter: string;
      readonly hour: number;
      readonly contingents: readonly Contingent[];
    }
  | { readonly type: 'hourPlayed'; readonly encounter: string; readonly hour: number }
  | { readonly type: 'contingentSet'; readonly encounter: string; readonly contingent: Contingent }
  | {
      readonly type: 'battleFought';
      readonly id: string;
      readonly fought: Omit<Fought, 'when' | 'recovered'>;
    }
  /** Rank and file that stay dead: points by banner; `oneIn` of those who fell got up, null: none. */
  | {
      readonly type: 'casualtiesBuried';
      readonly battle: string;
      readonly seat: Seat;
      readonly oneIn: number | null;
      readonly charges: { readonly [banner: BannerId]: number };
    }
  | {
      readonly type: 'characterFell';
      readonly seat: Seat;
      readonly banner: BannerId;
      readonly character: string;
      readonly points: number;
    }
  /** `wound` is the total on the wound chart; it hinders him up to and with the month `until` of this year. */
  | {
      readonly type: 'characterWounded';
      readonly seat: Seat;
      readonly character: string;
      readonly name: string;
      readonly wound: number;
      readonly until: Month;
    }
  /** `from`: his own banner, where he still serves; null: he was in somebody's hands already. */
  | {
      readonly type: 'captiveTaken';
      readonly id: string;
      readonly from: BannerId | null;
      readonly captive: Omit<Captive, 'since' | 'tried'>;
    }
  /** Out of captivity: to one of his own banners, or on his way to his capital. */
  | {
      readonly type: 'captiveFreed';
      readonly id: string;
      readonly to: BannerId | null;
      readonly kit: string;
    }
  | { readonly type: 'captiveTried'; readonly id: string }
  | { readonly type: 'captiveDied'; readonly id: string }
  /** Left behind on a field nobody held against him: he makes his own way to his capital. */
  | {
      readonly type: 'characterHome';
      readonly seat: Seat;
      readonly banner: BannerId;
      readonly character: string;
      readonly points: number;
    }
  | { readonly type: 'spoilTaken'; readonly id: string; readonly spoil: Spoil };

const now = ({ season: { year, month } }: Draft): Month => ({ year, month });
const copy = <T>(value: T): Mutable<T> => structuredClone(value) as Mutable<T>;

/** The field of an encounter that still waits; fields of encounters that are over are swept away. */
function fieldOf(draft: Draft, encounter: string): Mutable<Field> | undefined {
  const { fields } = draft.tabletop;
  for (const id of Object.keys(fields)) if (!draft.encounters[id]) delete fields[id];
  if (!draft.encounters[encounter]) return undefined;
  fields[encounter] ??= copy(blankField);
  return fields[encounter];
}
const gone = () => remark('me.tabletop.waiting', say('That battle no longer waits.'));
const noCaptive = () => remark('me.tabletop.captive', say('That prisoner is nobody’s any more.'));

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
