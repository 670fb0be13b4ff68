/** Everything that can go wrong between phones, and what the user is told. */

export type SyncFault =
  | 'no network'
  | 'no meeting server'
  | 'false beacon'
  | 'peer unreachable'
  | 'kept apart'
  | 'line cut'
  | 'silent'
  | 'gathering failed'
  | 'too new'
  | 'too old'
  | 'other campaign'
  | 'unproven'
  | 'withdrawn'
  | 'put out'
  | 'stranger'
  | 'not admitted'
  | 'same phone'
  | 'malformed'
  | 'too large'
  | 'too fast'
  | 'false entries'
  | 'not stored'
  | 'stopped';

/** What happened, and what to do. */
export const syncWording: {
  readonly [fault in SyncFault]: { readonly what: string; readonly help: string };
} = {
  'no network': {
    what: 'This phone has no network.',
    help: 'Turn on Wi-Fi, or meet without a network by scanning codes.',
  },
  'no meeting server': {
    what: 'The meeting server cannot be reached.',
    help: 'Are both phones on the same network? You can also meet by scanning codes, or send a file.',
  },
  'false beacon': {
    what: 'Somebody who does not belong to this table answers in its name.',
    help: 'Realmbook finds a way around them by itself: leave Realmbook open on both phones for a minute or two. Scanning codes and sending a file work at once.',
  },
  'peer unreachable': {
    what: 'The other phone cannot be reached.',
    help: 'Is Realmbook still open there? Put both phones on the same Wi-Fi, or let one open a hotspot for the other.',
  },
  'kept apart': {
    what: 'The other phone answers, but this network blocks connections between phones.',
    help: 'Guest and club Wi-Fi often do that, and scanning codes does not help there. Let one phone open a hotspot and the other join it, or send the book as a file or by the share sheet.',
  },
  'line cut': {
    what: 'The connection was cut.',
    help: 'Realmbook tries again by itself. It keeps everything already exchanged.',
  },
  silent: {
    what: 'The other phone has gone quiet.',
    help: 'Its screen may be off or Realmbook in the background. It comes back by itself once it is awake.',
  },
  'gathering failed': {
    what: 'Other phones cannot reach this phone.',
    help: 'Allow the camera, turn on Wi-Fi or a hotspot, and try again. Sending a file always works.',
  },
  'too new': {
    what: 'The other phone has a newer Realmbook.',
    help: 'Update this phone, then meet again.',
  },
  'too old': {
    what: 'The other phone has an older Realmbook.',
    help: 'Update the other phone, then meet again.',
  },
  'other campaign': {
    what: 'The other phone has a different campaign open.',
    help: 'Open the same campaign on both phones.',
  },
  unproven: {
    what: 'The other phone could not prove that it belongs to this table.',
    help: 'Nothing was exchanged. Invite it again if it should belong.',
  },
  withdrawn: {
    what: 'The other phone was removed from this campaign.',
    help: 'Nothing was exchanged. It can come back only when the players give it a seat again.',
  },
  'put out': {
    what: 'This phone was removed from this campaign.',
    help: 'The other phones send it nothing more. You can still read everything it has; ask the players to give you a seat again.',
  },
  stranger: {
    what: 'The other phone does not belong to this campaign.',
    help: 'Nothing was exchanged. If it should belong, let its player open an invitation first.',
  },
  'not admitted': {
    what: 'The other phone does not know this one.',
    help: 'Ask its player for an invitation and open it here, then meet again.',
  },
  'same phone': {
    what: 'The other phone writes with the same key as this one.',
    help: 'One of them was copied from the other. Restore a backup on one of them, so that it continues with a key of its own.',
  },
  malformed: {
    what: 'The other phone sent something Realmbook cannot read.',
    help: 'Realmbook closed the connection and changed nothing. Update both phones and try again.',
  },
  'too large': {
    what: 'The other phone sent more at once than Realmbook accepts.',
    help: 'Realmbook closed the connection and changed nothing.',
  },
  'too fast': {
    what: 'The other phone sent more messages than Realmbook accepts.',
    help: 'Realmbook closed the connection and kept the entries it had checked.',
  },
  'false entries': {
    what: 'The other phone sent entries with false signatures.',
    help: 'Realmbook did not take them and closed the connection.',
  },
  'not stored': {
    what: 'This phone could not store the entries that the other phone sent.',
    help: 'Read the storage message, then meet again: the other phone sends them once more.',
  },
  stopped: { what: 'The other phone has left the meeting.', help: 'It can come back at any time.' },
};
