/**
 * A pack holds the files of one part of the app in one: on a slow line every file that is asked for by itself waits for a way there
 * and back. Its first line lists the files, which follow it one after the other. Each is handed on as soon as it is there, so that
 * a line that breaks takes nothing away that has come.
 */
/** @internal One file in the list: where it lies, how long it is, its Content-Type, and the sum of its bytes. */
export type Listed = readonly [url: string, bytes: number, type: string, sum: string];

/** A file of a pack, as a server would answer with it alone. */
export interface Unpacked {
  readonly url: string;
  readonly answer: Response;
}

/** A list is a few kilobytes. A page in place of the pack need not have a second line. */
const LONGEST_LIST = 65_536;
const END_OF_LINE = 10;
/** Headers that describe the pack's own body; all others, the policy above all, hold for its files too. */
const OF_THE_PACK = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/**
 * Gives the files as they come.
 * @param base what the addresses in the list start from
 * @throws where the answer is no pack, is not as it says, or does not come to its end
 */
export async function* unpack(answer: Response, base: string): AsyncGenerator<Unpacked> {
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} for a pack`);
  const reader = answer.body.getReader();
  let held = new Uint8Array();
  const more = async (): Promise<void> => {
    const { done, value } = await reader.read();
    if (done) throw new Error('a pack ends early');
    const both = new Uint8Array(held.length + value.length);
    both.set(held);
    both.set(value, held.length);
    held = both;
  };
  const take = async (bytes: number): Promise<Uint8Array<ArrayBuffer>> => {
    while (held.length < bytes) await more();
    const taken = held.slice(0, bytes);
    held = held.slice(bytes);
    return taken;
  };
  const readList = async (): Promise<readonly Listed[]> => {
    while (!held.includes(END_OF_LINE)) {
      if (held.length > LONGEST_LIST) throw new Error('a pack without a list');
      await more();
    }
    return JSON.parse(new TextDecoder().decode(await take(held.indexOf(END_OF_LINE) + 1)));
  };
  try {
    for (const [path, bytes, type, sum] of await readList()) {
      const body = await take(bytes);
      if ((await sumOf(body)) !== sum) throw new Error(`${path} came otherwise than its pack says`);
      const headers = new Headers(answer.headers);
      for (const name of OF_THE_PACK) headers.delete(name);
      headers.set('Content-Type', type);
      yield { url: new URL(path, base).href, answer: new Response(body, { headers }) };
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** A host that turns line ends round changes lengths: every file after the first would be cut at the wrong place. */
async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
