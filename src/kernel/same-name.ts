/**
 * Names as they are compared: two that look alike could not be told apart. By plain code points, in no phone's own language:
 * every phone must compare alike.
 */

/** Marks that show nothing: soft hyphens, joiners, marks of direction. */
const unseen = /\u00ad|[\u200b-\u200f]|[\u2028-\u202e]|[\u2060-\u206f]|\ufeff/gu;

/** Empty for a name that shows nothing. */
export const plainName = (name: string): string =>
  name.replace(unseen, '').trim().normalize('NFKC').toLowerCase();

export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);
