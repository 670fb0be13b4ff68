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
    what: 'This phone does not have that campaign.',
    help: 'Join it with an invitation, or bring it in from a backup.',
  },
  'seat barred': {
    what: 'Two players put a phone out of that seat: its words let nobody in any more.',
    help: 'Ask the group for it.',
  },
  'keys damaged': {
    what: 'This phone can no longer read its keys to that campaign.',
    help: 'Its lines are still here. Open your last backup; or save the lines from the shelf and take the campaign off this phone.',
  },
  'not here yet': {
    what: 'The campaign has not reached this phone yet.',
    help: 'Meet a phone that has it; everything arrives by itself.',
  },
  outdated: {
    what: 'The campaign has moved on to newer rules than this Realmbook knows.',
    help: 'Update Realmbook. Until then you read it up to the page on which it moved on, and write nothing.',
  },
  'older rules': {
    what: 'The campaign is played by older rules than this Realmbook has.',
    help: 'You can read what is kept, and write nothing. Once the others go over to the newer rules, it goes on here too.',
  },
  'not all read it': {
    what: 'Not every phone at the table can read those rules yet.',
    help: 'Their players update Realmbook and meet you; then ask again.',
  },
  'table too large': {
    what: 'There is too much on the table to carry it over to other rules.',
    help: 'Go on under the rules you have.',
  },
  stopped: {
    what: 'This phone ran out of memory while it read the campaign.',
    help: 'You see it as far as it was read. Close other apps and open Realmbook again, or go on with another phone. Nothing is lost.',
  },
  'goes on elsewhere': {
    what: 'This campaign goes on in a new book.',
    help: 'Open the new one from the shelf. This one can be read as it was.',
  },
  'no seat': {
    what: 'This phone does not hold that seat.',
    help: 'Ask its player, or stand in for them while they are away.',
  },
  'not open': {
    what: 'That question is no longer open.',
    help: 'Somebody answered it, or its order was struck. Look at the chronicle.',
  },
  'does not answer': {
    what: 'That is no answer to what is asked.',
    help: 'Check the dice: each must show a face it has.',
  },
  'not offered': {
    what: 'The rules do not offer that now.',
    help: 'You can still do it by agreement of the table.',
  },
  'unknown rule set': {
    what: 'This Realmbook does not know the rules of that campaign.',
    help: 'Update Realmbook and try again.',
  },
  'seat taken': {
    what: 'Somebody else took that seat first.',
    help: 'Choose another seat, or join as a guest.',
  },
  'ledger refuses': { what: 'Your book does not take that.', help: 'Nothing was changed.' },
  'cannot be changed so': {
    what: 'The book cannot be changed like that.',
    help: 'A change is not filled in right, or is about something that is not there. Nothing was changed.',
  },
  'not finished': {
    what: 'Something is still being answered.',
    help: 'Finish or strike the open orders before the page is turned.',
  },
  'no line': {
    what: 'This cannot be written into the book as it is.',
    help: 'It is too long, or one of its names is a word that Realmbook keeps for itself, such as “constructor”. Shorten it or change the name.',
  },
  'log full': {
    what: 'This phone has written as much into this campaign as one phone may.',
    help: 'Ask a player to seat this phone anew, or write with another phone. Everything written so far counts.',
  },
  'said enough': {
    what: 'This phone has said as much about who sits where as one phone may.',
    help: 'Say it with another phone of yours, or ask another player to.',
  },
  'turned twice': {
    what: 'This phone has turned that page twice already.',
    help: 'Another player can turn it.',
  },
  'eight wait': {
    what: 'You have asked the others for eight things already.',
    help: 'Let another player answer them, or take them back. Once the page is turned you can ask for more.',
  },
  'too many invitations': {
    what: 'Seven invitations are open.',
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
