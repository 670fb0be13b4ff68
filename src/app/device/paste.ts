/** What lies on the phone's clipboard, to be asked for in a tap; undefined where the browser has none or refuses. Never rejects. */
export async function pasted(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
