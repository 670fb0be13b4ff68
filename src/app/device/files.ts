/** Files out to the phone and in from it: the share sheet where it takes files, else a download. */

/** What became of it: passed on by the share sheet, put among the downloads, or the person turned away. */
export type Saved = 'shared' | 'downloaded' | 'dismissed';

/** Hands a file over. Rejects only where neither way exists. */
export async function saveFile(
  name: string,
  bytes: Uint8Array,
  type = 'application/octet-stream',
): Promise<Saved> {
  if (matchMedia('(pointer: coarse)').matches) {
    const came = await shareFile(name, bytes, type);
    if (came !== 'refused') return came;
  }
  const file = new File([bytes as Uint8Array<ArrayBuffer>], name, { type });
  const link = document.createElement('a');
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return 'downloaded';
}

/** Hands a file to the share sheet; refused where there is none that takes files. */
export async function shareFile(
  name: string,
  bytes: Uint8Array,
  type = 'application/octet-stream',
): Promise<'shared' | 'dismissed' | 'refused'> {
  const file = new File([bytes as Uint8Array<ArrayBuffer>], name, { type });
  if (!navigator.canShare?.({ files: [file] })) return 'refused';
  try {
    await navigator.share({ files: [file], title: name });
    return 'shared';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}

/** More is not read, whatever was chosen: a byte beyond the largest file of ours, so that it is refused as too large. */
const MOST = 64 * 1024 * 1024 + 1;

/** The chooser that is open. */
let chooser: HTMLInputElement | undefined;

/** Lets the person choose a file; undefined if they turn away. */
export const chooseFile = (accept: string): Promise<Uint8Array | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.hidden = true;
    // Not every browser says that the person turned away.
    chooser?.remove();
    chooser = input;
    input.addEventListener('change', async () => {
      input.remove();
      const file = input.files?.[0];
      resolve(file && new Uint8Array(await file.slice(0, MOST).arrayBuffer()));
    });
    input.addEventListener('cancel', () => {
      input.remove();
      resolve(undefined);
    });
    // A browser throws away an input that stands in no document, and the file with it, where the person takes long to choose.
    document.body.append(input);
    input.click();
  });
