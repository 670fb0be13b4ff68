/**
 * Canonical JSON: what every phone must write the same way, byte for byte.
 * Invariants: integers only, object keys start with a letter and stand sorted, no undefined.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Thrown where a value cannot be written canonically; `path` says which part. */
export class NotCanonical extends Error {
  readonly path: string;
  readonly #why: string;
  constructor(path: string, why: string) {
    super(`${path || 'value'}: ${why}`);
    this.name = 'NotCanonical';
    this.path = path;
    this.#why = why;
  }
  /** The same, told of what the value is a part of. */
  within(path: string): NotCanonical {
    return new NotCanonical(`${path}${this.path}`, this.#why);
  }
}

/** Half of a letter, as is left of an emoji that was cut: UTF-8 has no bytes for it. */
const half = /\p{Surrogate}/gu;
/** Words that need no more than quotation marks; most do not. */
const plain = /^[ !#-[\]-~]*$/;

/** The one spelling of a value, whose bytes read as the same value again. Members that are `undefined` are left out. @throws NotCanonical */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return plain.test(value) ? `"${value}"` : JSON.stringify(value.replace(half, '\ufffd'));
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isSafeInteger(value)) throw new NotCanonical('', `${value} is no integer`);
      return Object.is(value, -0) ? '0' : String(value);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? list(value) : record(value);
    default:
      throw new NotCanonical('', `${typeof value} has no spelling`);
  }
}
/** @param path of the value in what it is a part of */
export function canonicalAt(path: string, value: unknown): string {
  try {
    return canonical(value);
  } catch (problem) {
    throw problem instanceof NotCanonical ? problem.within(path) : problem;
  }
}

function list(values: readonly unknown[]): string {
  let at = 0;
  let spelled = '';
  try {
    for (; at < values.length; at++) spelled += `${at > 0 ? ',' : ''}${canonical(values[at])}`;
  } catch (problem) {
    throw problem instanceof NotCanonical ? problem.within(`[${at}]`) : problem;
  }
  return `[${spelled}]`;
}

/** Whether a word may name a member. */
export const isKey = (word: string): boolean => /^[a-z]/i.test(word);

function record(value: object): string {
  const members = value as Record<string, unknown>;
  let at = '';
  let spelled = '';
  try {
    for (at of Object.keys(members).sort()) {
      const member = members[at];
      if (member === undefined) continue;
      if (!isKey(at)) throw new NotCanonical('', 'a key starts with a letter');
      spelled += `${spelled === '' ? '' : ','}${plain.test(at) ? `"${at}"` : JSON.stringify(at)}:${canonical(member)}`;
    }
  } catch (problem) {
    throw problem instanceof NotCanonical ? problem.within(`.${at}`) : problem;
  }
  return `{${spelled}}`;
}

/** A copy of plain data, as it would read once it was written as JSON: members that are `undefined` are left out. */
export function copied<T>(value: T): T;
export function copied(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value === 'number' ? read(value) : value;
  if (Array.isArray(value)) return Array.from(value, (each) => copied(each) ?? null);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    if (key === '__proto__') Object.defineProperty(copy, key, { ...own, value: copied(member) });
    else copy[key] = copied(member);
  }
  return copy;
}
const own = { configurable: true, enumerable: true, writable: true };
/** A number as it reads once it was written. */
const read = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

/** Whether two values have the same spelling. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);
