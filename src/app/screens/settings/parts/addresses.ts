/** Addresses of servers as people type them. */

/** A meeting server's address with its path, `/signal` where none is named; undefined while it is no address. */
export function serverUrl(typed: string): string | undefined {
  const words = typed.trim();
  if (words === '') return undefined;
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(words) ? words : `https://${words}`);
    if (!/^(https?|wss?):$/.test(url.protocol)) return undefined;
    return url.origin === 'null' ? undefined : url.origin + (url.pathname === '/' ? '/signal' : url.pathname);
  } catch {
    return undefined;
  }
}

/** Helpers, separated by commas or blanks; undefined where one of them is none. */
export function helpers(typed: string): readonly { readonly urls: string }[] | undefined {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  return words.every((word) => /^stuns?:[^\s/?#]+$/.test(word)) ? words.map((urls) => ({ urls })) : undefined;
}
