/** Where other phones find this page: an address that names only the device itself is of no use to them. */
const kept = 'realmbook.address';

/** localhost, and what stands for it. */
export const isOnlyHere = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127\./.test(hostname) ||
  hostname === '[::1]';

function urlOf(typed: string): URL | undefined {
  const words = typed.trim();
  if (words === '') return undefined;
  try {
    return new URL(/^https?:\/\//.test(words) ? words : `http://${words}`);
  } catch {
    return undefined;
  }
}

/** The origin others can open, out of what was typed; undefined while it is none. */
export function reachable(typed: string): string | undefined {
  const url = urlOf(typed);
  const named = url && (url.hostname.includes('.') || url.hostname.startsWith('['));
  return named && !isOnlyHere(url.hostname) ? url.origin : undefined;
}
/** Whether an address was typed by which each device finds only itself. */
export const namesItself = (typed: string): boolean => isOnlyHere(urlOf(typed)?.hostname ?? '');

export function rememberedAddress(): string {
  try {
    return localStorage.getItem(kept) ?? '';
  } catch {
    return '';
  }
}
export function rememberAddress(typed: string): void {
  try {
    localStorage.setItem(kept, typed.trim());
  } catch {
    // It holds until the sheet is closed.
  }
}

/**
 * The address by which others on this network find the computer that serves this page, where its server knows it; asked for
 * where the page was opened on that computer itself.
 */
export async function addressNearby(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}nearby`, { cache: 'no-store' });
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
    const { address } = (await answer.json()) as { readonly address?: unknown };
    return typeof address === 'string' ? reachable(address) : undefined;
  } catch {
    return undefined;
  }
}
