/**
 * A state carried through many edits: what one of them has copied is the carrier's own, and the next changes it in place. What was
 * there before is copied first, so that a state that was given out is never touched; so is a list or record that an edit has brought
 * in, if it then writes to it by way of its draft.
 * Invariant: what is the carrier's own stands at one place of the state; what an edit puts at another is copied anew.
 */
import type { Mutable } from './ruleset.ts';

/** A place that an edit wrote to. */
export interface Write {
  /** The list or record, as the edit leaves it, and the member of it. */
  readonly in: object;
  readonly key: string;
  /** What stood there. */
  readonly before: unknown;
  /** The member of the whole state in which it lies. */
  readonly part: string;
}
type Members = Record<string, unknown>;
/** A list or record as an edit sees it. */
interface Seen {
  value: Members;
  own: boolean;
  readonly from: { readonly seen: Seen; readonly key: string } | undefined;
  readonly members: Map<string, Seen>;
  readonly draft: object;
}
/** Behind a draft. */
interface Held {
  seen: Seen;
}

/** Where a list may be written to. */
const isPlace = /^(?:0|[1-9]\d*|length)$/;
/** The first write to each place of each list and record. */
type Writes = Map<object, Map<string, Write>>;
const isHeld = (value: unknown): value is Members => typeof value === 'object' && value !== null;

export class Carrier {
  readonly #own = new WeakSet<object>();
  /** These hold no drafts: an earlier look found none, or has put what they stand for in their places. */
  readonly #plain = new WeakSet<object>();

  /**
   * The state with a change made to it; the same where nothing was changed. What this carrier has made of the state before is spoilt, also
   * where something throws.
   * @param base lists and records of plain values @param wrote hears of each place that was written to and still stands
   */
  edit<S extends object>(
    base: S,
    change: (draft: Mutable<S>) => void,
    wrote: (write: Write) => void = () => undefined,
  ): S {
    const { whole, drafts, writes } = this.#begin(base as Members);
    change(whole.draft as Mutable<S>);
    const moved: unknown[] = [];
    const standing = [...writes.values()]
      .flatMap((places) => [...places.values()])
      .filter(({ in: place, key }) => Object.hasOwn(place, key));
    for (const { in: place, key } of standing)
      (place as Members)[key] = this.#settled((place as Members)[key], drafts, moved);
    for (const one of moved) this.#giveUp(one);
    standing.forEach(wrote);
    return whole.value as S;
  }

  #begin(base: Members): { whole: Seen; drafts: Map<unknown, Seen>; writes: Writes } {
    const drafts = new Map<unknown, Seen>();
    const writes: Writes = new Map();
    const see = (value: Members, own: boolean, from: Seen['from']): Seen => {
      const held = (Array.isArray(value) ? [] : {}) as unknown as Held;
      const draft = new Proxy(held, traps);
      held.seen = { value, own, from, members: new Map(), draft };
      drafts.set(draft, held.seen);
      return held.seen;
    };
    const write = (seen: Seen, key: string, next: unknown): void => {
      this.#take(seen);
      const places = writes.get(seen.value) ?? new Map<string, Write>();
      writes.set(seen.value, places);
      if (!places.has(key))
        places.set(key, { in: seen.value, key, before: seen.value[key], part: partOf(seen, key) });
      seen.value[key] = next;
    };
    const traps: ProxyHandler<Held> = {
      get: ({ seen }, key) => {
        const value = seen.value[key as string];
        if (!isHeld(value) || typeof key === 'symbol' || !Object.hasOwn(seen.value, key)) return value;
        if (writes.size > 0 && drafts.has(value)) return value;
        const known = seen.members.get(key);
        if (known?.value === value) return known.draft;
        const member = see(value, this.#own.has(value), { seen, key });
        seen.members.set(key, member);
        return member.draft;
      },
      set: ({ seen }, name, next) => {
        const key = name as string;
        if (key === '__proto__' || (Array.isArray(seen.value) && !isPlace.test(key))) return false;
        const before = seen.value[key];
        const member = seen.members.get(key);
        const same =
          member && member.draft === next
            ? member.value === before
            : Object.is(before, next) && (next !== undefined || Object.hasOwn(seen.value, key));
        if (!same) write(seen, key, next);
        return true;
      },
      deleteProperty: ({ seen }, name) => {
        const key = name as string;
        if (!Object.hasOwn(seen.value, key)) return true;
        // A list has no gaps: its end is cut off by its length.
        if (Array.isArray(seen.value)) write(seen, key, undefined);
        else {
          this.#take(seen);
          delete seen.value[key];
        }
        return true;
      },
      has: ({ seen }, key) => key in seen.value,
      ownKeys: ({ seen }) => Reflect.ownKeys(seen.value),
      getOwnPropertyDescriptor: ({ seen: { value } }, key) => {
        const found = Reflect.getOwnPropertyDescriptor(value, key);
        const isLength = Array.isArray(value) && key === 'length';
        return found && { ...found, writable: true, configurable: !isLength };
      },
      defineProperty: () => false,
    };
    // The whole is given out after each edit, and so is copied for the next.
    return { whole: see(base, false, undefined), drafts, writes };
  }

  /** Makes what an edit sees the carrier's own, with all that it lies in. */
  #take(seen: Seen): void {
    if (seen.own) return;
    const was = seen.value;
    seen.value = (Array.isArray(was) ? was.slice() : { ...was }) as Members;
    seen.own = true;
    this.#own.add(seen.value);
    if (!seen.from) return;
    const { seen: whole, key } = seen.from;
    this.#take(whole);
    // Another may stand there by now.
    if (whole.value[key] === was) whole.value[key] = seen.value;
  }

  /** What was written, with what has come of the drafts in it in their places. */
  #settled(written: unknown, drafts: ReadonlyMap<unknown, Seen>, moved: unknown[]): unknown {
    const value = drafts.get(written)?.value ?? written;
    if (!isHeld(value) || Object.isFrozen(value) || this.#plain.has(value)) return value;
    if (this.#own.has(value)) moved.push(value);
    else this.#plain.add(value);
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (!isHeld(member)) continue;
      const plain = this.#settled(member, drafts, moved);
      if (plain !== member) value[key] = plain;
    }
    return value;
  }

  /** What may stand at two places from now on is copied before it is changed. */
  #giveUp(value: unknown): void {
    if (!isHeld(value) || !this.#own.delete(value)) return;
    for (const member of Object.values(value)) this.#giveUp(member);
  }
}

function partOf(seen: Seen, key: string): string {
  let [at, part] = [seen, key];
  while (at.from) {
    part = at.from.key;
    at = at.from.seen;
  }
  return part;
}
