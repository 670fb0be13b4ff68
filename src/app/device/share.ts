/** Hands words or a link to the phone's share sheet, else to the clipboard. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Never rejects: what came of it is the answer. */
export async function share(what: { title?: string; text?: string; url?: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copy([what.text, what.url].filter(Boolean).join('\n'));
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
