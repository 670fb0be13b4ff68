/** Comparing what a case expects with what came of it. Paths are dots into plain data; a key may hold dots itself. */
import { canonical, type Json } from '../../src/kernel/json.ts';

const isObject = (value: unknown): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What lies at a path; undefined where nothing does. */
export function at(data: unknown, path: string): Json | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  if (Object.hasOwn(data, path)) return (data as { readonly [key: string]: Json })[path];
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
    const head = path.slice(0, dot);
    if (!Object.hasOwn(data, head)) continue;
    const found = at((data as { readonly [key: string]: Json })[head], path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

const same = (one: Json, other: Json | undefined): boolean =>
  other !== undefined && canonical(one) === canonical(other);

/** Whether `found` has all of `part`: the named fields of an object, deeply; some entry for each of a list. */
export function covers(found: Json | undefined, part: Json): boolean {
  if (Array.isArray(part)) {
    const all = Array.isArray(found) ? found : isObject(found) ? Object.keys(found) : [];
    return part.every((each) => all.some((one) => covers(one, each)));
  }
  if (isObject(part))
    return isObject(found) && Object.entries(part).every(([key, each]) => covers(found[key], each));
  return same(part, found);
}

const sizeOf = (found: Json | undefined): number =>
  Array.isArray(found) ? found.length : isObject(found) ? Object.keys(found).length : 0;

/** Whether a value is as expected: the same, or as `plus`, `minus`, `has`, `size` or `not` says. */
export function meets(expected: Json, found: Json | undefined, before: Json | undefined): boolean {
  if (isObject(expected) && Object.keys(expected).length === 1) {
    const { plus, minus, has, size, not } = expected;
    if (plus !== undefined) return Number(found ?? 0) === Number(before ?? 0) + Number(plus);
    if (minus !== undefined) return Number(found ?? 0) === Number(before ?? 0) - Number(minus);
    if (has !== undefined) return covers(found, has);
    if (size !== undefined) return sizeOf(found) === size;
    if (not !== undefined) return !meets(not, found, before);
  }
  return same(expected, found);
}

export const show = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** A part laid over a whole of known shape. @throws Error for a field the whole does not have */
export function over<T extends object>(where: string, whole: T, part: object): T {
  for (const key of Object.keys(part))
    if (!Object.hasOwn(whole, key))
      throw new Error(`${where} has no field ${key}; it has ${Object.keys(whole).join(', ')}`);
  return { ...whole, ...part };
}
