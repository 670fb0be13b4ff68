/** Everything that can go wrong with a campaign, and what the user is told. */
export type CampaignFault =
  | 'unknown campaign'
  | 'keys damaged'
  | 'not here yet'
  | 'outdated'
  | 'older rules'
  | 'not all read it'
  | 'table too large'
  | 'stopped'
  | 'goes on elsewhere'
  | 'no seat'
  | 'not open'
  | 'does not answer'
  | 'not offered'
  | 'unknown rule set'
  | 'seat taken'
  | 'seat barred'
  | 'ledger refuses'
  | 'cannot be changed so'
  | 'not finished'
  | 'no line'
  | 'log full'
  | 'said enough'
  | 'turned twice'
  | 'eight wait'
  | 'too many invitations'
  | 'held elsewhere';

/** What happened, and what to do. */
export const campaignWording: {
  readonly [fault in CampaignFault]: { readonly what: string; readonly help: string };
} = {
  'unknown campaign': {
    what: 'This campaign is not on this phone.',
    help: 'Join it with an invitation, or bring it in from a backup.',
  },
  'seat barred': {
    what: 'Two players removed a phone from that seat: its twelve words no longer let anybody in.',
    help: 'Ask the group for it.',
  },
  'keys damaged': {
    what: 'This phone can no longer read its keys to that campaign.',
    help: 'Its entries are still here. Open your last backup; or save the entries from the shelf and remove the campaign from this phone.',
  },
  'not here yet': {
    what: 'This phone does not have the campaign yet.',
    help: 'Meet a phone that has it: everything then arrives by itself.',
  },
  outdated: {
    what: 'The campaign has moved on to newer rules than this Realmbook knows.',
    help: 'Update Realmbook. Until then you can read it up to the page where it moved on, but you cannot write in it.',
  },
  'older rules': {
    what: 'The campaign uses older rules than this Realmbook has.',
    help: 'You can read it but write nothing. Once the others switch to the newer rules, you can play on here too.',
  },
  'not all read it': {
    what: 'Not every phone at the table can read those rules yet.',
    help: 'Their players need to update Realmbook and meet you; then ask again.',
  },
  'table too large': {
    what: 'There is too much on the table to move it to other rules.',
    help: 'Keep playing by the rules you have.',
  },
  stopped: {
    what: 'This phone ran out of memory while it read the campaign.',
    help: 'It shows as much as it could read. Close other apps and open Realmbook again, or go on with another phone. Nothing is lost.',
  },
  'goes on elsewhere': {
    what: 'This campaign goes on in a new book.',
    help: 'Open the new one from the shelf. You can still read this one as it was.',
  },
  'no seat': {
    what: 'That seat is not on this phone.',
    help: 'Ask its player, or stand in for them while they are away.',
  },
  'not open': {
    what: 'That question is no longer open.',
    help: 'Somebody answered it, or its order was undone. Look at the chronicle.',
  },
  'does not answer': {
    what: 'That does not answer the question.',
    help: 'Check the dice: each must show one of its own faces.',
  },
  'not offered': {
    what: 'The rules do not offer that now.',
    help: 'You can still do it if the table agrees.',
  },
  'unknown rule set': {
    what: 'This Realmbook does not know the rules of that campaign.',
    help: 'Update Realmbook and try again.',
  },
  'seat taken': {
    what: 'Somebody else took that seat first.',
    help: 'Choose another seat, or join as a guest.',
  },
  'ledger refuses': { what: 'You cannot write that in your book.', help: 'Nothing was changed.' },
  'cannot be changed so': {
    what: 'You cannot change the campaign like that.',
    help: 'A change is not filled in correctly, or is about something that is not there. Nothing was changed.',
  },
  'not finished': {
    what: 'A question is still open.',
    help: 'Finish or take back the open orders before you turn the page.',
  },
  'no line': {
    what: 'You cannot write this into the campaign as it is.',
    help: 'It is too long, or one of its names is a word that Realmbook keeps for itself, such as “constructor”. Shorten it or change the name.',
  },
  'log full': {
    what: 'This phone has written all that one phone may write into this campaign.',
    help: 'Ask a player to seat this phone again, or write with another phone. Everything written so far counts.',
  },
  'said enough': {
    what: 'This phone has said all that one phone may say about who sits where.',
    help: 'Say it with another phone of yours, or ask another player to.',
  },
  'turned twice': {
    what: 'This phone has already turned that page twice.',
    help: 'Another player can turn it.',
  },
  'eight wait': {
    what: 'You have already asked the others for eight things.',
    help: 'Wait until another player answers them, or take them back. After the page is turned you can ask for more.',
  },
  'too many invitations': {
    what: 'Seven invitations are already open.',
    help: 'End one of them, then open another.',
  },
  'held elsewhere': {
    what: 'Realmbook is open in another tab.',
    help: 'Go on there, or take over here.',
  },
};

export class CampaignError extends Error {
  readonly fault: CampaignFault;
  /** What the rule set itself says, where it says something. */
  readonly why: unknown;
  constructor(fault: CampaignFault, why?: unknown) {
    super(campaignWording[fault].what);
    this.name = 'CampaignError';
    this.fault = fault;
    this.why = why;
  }
}
