/**
 * Canonical JSON: what every phone must write the same way, byte for byte.
 * Invariants: integers only, object keys start with a letter and stand sorted, no undefined.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Thrown where a value cannot be written canonically; `path` says which part. */
export class NotCanonical extends Error {
  readonly path: string;
  constructor(path: string, why: string) {
    super(`${path || 'value'}: ${why}`);
    this.name = 'NotCanonical';
    this.path = path;
  }
}

/** Half of a letter, as is left of an emoji that was cut: UTF-8 has no bytes for it. */
const half = /\p{Surrogate}/gu;

/** The one spelling of a value, whose bytes read as the same value again. Members that are `undefined` are left out. @throws NotCanonical */
export function canonical(value: unknown, path = ''): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.replace(half, '\ufffd'));
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isSafeInteger(value)) throw new NotCanonical(path, `${value} is no integer`);
      return Object.is(value, -0) ? '0' : String(value);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? list(value, path) : record(value, path);
    default:
      throw new NotCanonical(path, `${typeof value} has no spelling`);
  }
}

const list = (values: readonly unknown[], path: string): string =>
  `[${values.map((value, index) => canonical(value, `${path}[${index}]`)).join(',')}]`;

/** Whether a word may name a member. */
export const isKey = (word: string): boolean => /^[a-z]/i.test(word);

function record(value: object, path: string): string {
  const members = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(members).sort()) {
    if (members[key] === undefined) continue;
    if (!isKey(key)) throw new NotCanonical(`${path}.${key}`, 'a key starts with a letter');
    parts.push(`${JSON.stringify(key)}:${canonical(members[key], `${path}.${key}`)}`);
  }
  return `{${parts.join(',')}}`;
}

/** Whether two values have the same spelling. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);
