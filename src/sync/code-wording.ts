/** What the user is told of codes, invitations and files that cannot be read. */
import type { CodeFault } from './codes.ts';

export type FileFault =
  | 'no exchange file'
  | 'newer file'
  | 'damaged file'
  | 'other table'
  | 'false entries'
  | 'not stored';

type Wording<F extends string> = { readonly [fault in F]: { readonly what: string; readonly help: string } };

export const codeWording: Wording<CodeFault> = {
  'no code': { what: 'This is not a Realmbook code.', help: 'Scan the code that the other phone shows.' },
  'damaged code': {
    what: 'The code is incomplete or was copied wrongly.',
    help: 'Scan it again, or copy the whole link once more.',
  },
  'newer code': {
    what: 'The code comes from a newer Realmbook.',
    help: 'Update this phone, then try again.',
  },
  'another code': {
    what: 'This code belongs to another step.',
    help: 'Check which code this phone asks for, and scan the code that the other phone shows now.',
  },
};

export const fileWording: Wording<FileFault> = {
  'no exchange file': {
    what: 'This is not a Realmbook exchange file.',
    help: 'Choose a file whose name ends in .realmbook-exchange.',
  },
  'newer file': {
    what: 'A newer Realmbook wrote this file.',
    help: 'Update this phone, then open the file again.',
  },
  'damaged file': {
    what: 'The file is incomplete or damaged.',
    help: 'Realmbook took nothing from it. Ask for it to be sent once more.',
  },
  'other table': {
    what: 'The file belongs to another table.',
    help: 'Open the campaign it was sent for, then open the file again.',
  },
  'false entries': {
    what: 'The file holds entries with false signatures.',
    help: 'Realmbook did not take them.',
  },
  'not stored': {
    what: 'This phone could not store the entries in the file.',
    help: 'Read the storage message, then open the file again.',
  },
};
