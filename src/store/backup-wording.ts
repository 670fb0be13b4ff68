/** What the user is told when a file cannot be taken in as a backup. */
import type { BackupFault } from './types.ts';

export const backupWording: {
  readonly [fault in BackupFault]: { readonly what: string; readonly help: string };
} = {
  'no backup': {
    what: 'This is not a Realmbook backup.',
    help: 'Choose a file whose name ends in .realmbook.',
  },
  'newer backup': {
    what: 'A newer Realmbook made this backup.',
    help: 'Update this phone, then open the file again.',
  },
  'cut short': {
    what: 'The file is incomplete.',
    help: 'It was cut off on its way here. Send or copy it once more.',
  },
  damaged: { what: 'The file is damaged.', help: 'Realmbook took nothing from it. Try another copy.' },
  'cannot unpack': {
    what: 'This browser is too old to unpack the file.',
    help: 'Update the browser, or open it on another phone.',
  },
  'too large': {
    what: 'The file is larger than any campaign can be.',
    help: 'Realmbook took nothing from it.',
  },
  locked: {
    what: 'This backup is locked.',
    help: 'Enter its passphrase, or the recovery phrase of its owner.',
  },
  'wrong words': {
    what: 'These words do not open it.',
    help: 'Check them and their order. Nothing was changed.',
  },
  'other campaign': {
    what: 'This is a backup of a different campaign.',
    help: 'Open it from the shelf instead: there it gets a place of its own.',
  },
};
