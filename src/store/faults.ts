/** Everything that can go wrong with storage, and what the user is told. */

export type StoreFault =
  | 'full'
  | 'lost'
  | 'silent'
  | 'blocked'
  | 'newer'
  | 'closed'
  | 'overtaken'
  | 'damaged'
  | 'unknown';

/** What happened, and what to do. */
export const storeWording: {
  readonly [fault in StoreFault]: { readonly what: string; readonly help: string };
} = {
  full: {
    what: 'This phone has no room left to store the campaign.',
    help: 'Free some space on the phone, or save a backup elsewhere and remove campaigns you no longer play. Nothing stored so far is lost.',
  },
  lost: {
    what: 'The phone closed Realmbook’s storage.',
    help: 'Realmbook tried to open it again without success. Close the app completely and open it once more; everything saved is still there.',
  },
  silent: {
    what: 'The phone’s storage does not answer.',
    help: 'Everything saved is still there. Close Realmbook completely and open it again, then repeat your last step if it is missing.',
  },
  blocked: {
    what: 'Another Realmbook tab is holding on to an older version of the storage.',
    help: 'Close the other Realmbook tabs, then try again.',
  },
  newer: {
    what: 'The campaigns on this phone were made by a newer Realmbook.',
    help: 'Update: reload with a network. Until then Realmbook opens and changes nothing here.',
  },
  closed: {
    what: 'Storage was closed so that another tab could update it.',
    help: 'Reload this tab to go on.',
  },
  overtaken: {
    what: 'The campaign was changed in another tab in the meantime.',
    help: 'Realmbook is reading it again. Repeat your last step if it is missing.',
  },
  damaged: {
    what: 'A part of the campaign can no longer be read on this phone.',
    help: 'Meet a phone that has it, or open your last backup: either fills in the missing part.',
  },
  unknown: {
    what: 'The phone’s storage did not answer as it should.',
    help: 'Try again. If it keeps happening, save a backup and restart the phone.',
  },
};

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, cause?: unknown) {
    super(storeWording[fault].what, { cause });
    this.name = 'StoreError';
    this.fault = fault;
  }
}

/** Whether storage failed in one of these ways. */
export const isStoreFault = (problem: unknown, ...faults: readonly StoreFault[]): boolean =>
  problem instanceof StoreError && faults.includes(problem.fault);
