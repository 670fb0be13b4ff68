/** What somebody brings to the door, a link, a code, a file, a picture of a code: understood, or refused in the player's words. */
import { CampaignError } from '../../../campaign/faults.ts';
import { StoreError } from '../../../store/faults.ts';
import { backupWording } from '../../../store/index.ts';
import type { Preview } from '../../../store/types.ts';
import { codeWording, fileWording } from '../../../sync/code-wording.ts';
import { type Invitation, readInvitation } from '../../../sync/invite.ts';
import { readExchange } from '../../../sync/links/file.ts';
import { readPicture } from '../../../sync/scan.ts';
import { deps } from '../../campaign/deps.ts';
import { sessionOf } from '../../campaign/open.ts';
import { passOf } from '../../campaign/pass.ts';
import { heldHere } from '../../campaign/tabs.tsx';
import { inWords } from '../../campaign/trouble.ts';
import { t, worded } from '../../i18n/index.ts';

export type Brought =
  | { readonly kind: 'invitation'; readonly invitation: Invitation }
  | { readonly kind: 'backup'; readonly preview: Preview }
  | { readonly kind: 'locked'; readonly bytes: Uint8Array }
  /** Taken in already: it was sealed for a table this phone sits at. */
  | { readonly kind: 'exchange'; readonly campaign: string; readonly added: number }
  | { readonly kind: 'refused'; readonly what: string; readonly help: string };

const refused = ({ what, help }: { readonly what: string; readonly help: string }): Brought => ({
  kind: 'refused',
  what: worded({ say: what }),
  help: worded({ say: help }),
});

/** A link or code as it was pasted or scanned. */
export function readLink(given: string): Brought {
  const read = readInvitation(given.trim());
  if (!read.ok) return refused(codeWording[read.fault]);
  const away = originOf(given.trim());
  // A table that meets where the link leads is met there, wherever this app was installed from.
  if (away && away !== location.origin && read.invitation.signalling === undefined)
    return { kind: 'invitation', invitation: { ...read.invitation, signalling: `${away}/signal` } };
  return { kind: 'invitation', invitation: read.invitation };
}
function originOf(link: string): string | undefined {
  try {
    const { protocol, origin } = new URL(link);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** A file of any of our kinds, or a picture of a code. Never rejects. */
export async function readBrought(bytes: Uint8Array): Promise<Brought> {
  try {
    if (isPicture(bytes)) return await readPhoto(bytes);
    const backup = await deps().store.readBackup(bytes);
    if (backup.ok) return { kind: 'backup', preview: backup };
    if (backup.fault === 'locked') return { kind: 'locked', bytes };
    return backup.fault === 'no backup' ? await readTableFile(bytes) : refused(backupWording[backup.fault]);
  } catch (problem) {
    const words = inWords(problem);
    return {
      kind: 'refused',
      what: words,
      help: problem instanceof StoreError ? '' : t('Nothing was changed.'),
    };
  }
}

const pictures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x52, 0x49, 0x46, 0x46],
  [0x47, 0x49, 0x46, 0x38],
];
const isPicture = (bytes: Uint8Array): boolean =>
  pictures.some((head) => head.every((byte, i) => bytes[i] === byte));

async function readPhoto(bytes: Uint8Array): Promise<Brought> {
  const code = await readPicture(await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>])));
  return code === undefined
    ? {
        kind: 'refused',
        what: t('Realmbook found no code in this picture.'),
        help: t('Take it again with the whole code in it, straight and in good light.'),
      }
    : readLink(code);
}

/** A file sealed for one of the tables this phone knows, taken by the campaign it belongs to. */
async function readTableFile(bytes: Uint8Array): Promise<Brought> {
  if (!(await heldHere())) throw new CampaignError('held elsewhere');
  let last: Brought | undefined;
  for (const { campaign } of await deps().store.shelf()) {
    const session = await sessionOf(campaign).catch(() => undefined);
    if (!session) continue;
    const read = await readExchange(session.library, passOf(session), bytes);
    if (read.ok) return { kind: 'exchange', campaign, added: read.added };
    if (read.fault === 'no exchange file') break;
    if (read.fault !== 'other table') return refused(fileWording[read.fault]);
    last = {
      kind: 'refused',
      what: t('The file is for a table that this phone has not joined.'),
      help: t('Scan or open the invitation of that table first, then open the file again.'),
    };
  }
  return (
    last ?? {
      kind: 'refused',
      what: t('This is not a Realmbook file.'),
      help: t(
        'Choose a backup (.realmbook), a file for the table (.realmbook-exchange), or a picture of a code.',
      ),
    }
  );
}
