/** The entries an owner makes about their court: purchases, veterans who rise, the army mustered anew, letters. */
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import type { Ledger } from '../ledger/book.ts';
import type { State } from '../state.ts';
import { withCourt } from './book.ts';
import { checkDeploy, deploy } from './muster.ts';
import { cancel, checkCancel, checkPurchase, purchased } from './purchases.ts';
import { no } from './refusals.ts';
import { advance, checkAdvance } from './veterans.ts';
import { type CourtWriteOf, courtWriteArg } from './write-args.ts';

const mine = [
  'recruit',
  'reinforce',
  'equip',
  'hire',
  'cancel',
  'advance',
  'deploy',
  'plan',
  'letter',
] as const satisfies readonly CourtWriteOf<never>['write'][] | readonly string[];
const isMine = (json: Json): boolean =>
  (mine as readonly string[]).includes(String((json as { readonly write?: Json } | null)?.write));

/** Whether a court's write makes sense now; undefined for a write of another kind. */
export function courtCheck(ledger: Ledger, json: Json, state: State): true | Remark | undefined {
  if (!isMine(json)) return undefined;
  const parsed = parse(courtWriteArg, json);
  if (!parsed.ok) return no('The entry is not filled in correctly.');
  const { value } = parsed;
  switch (value.write) {
    case 'letter':
      return checkLetter(ledger, value);
    case 'deploy':
      return checkDeploy(ledger, value, state);
    case 'plan':
      return state.stage === 'winter' || no('You can plan your crowns only in winter.', 'me.winter.purse');
    case 'advance':
      return checkAdvance(ledger, value, state);
    case 'cancel':
      return checkCancel(ledger, value, state);
    default:
      return checkPurchase(ledger, value, state);
  }
}

/** A letter once written is not written otherwise: its seal may be on its way. */
function checkLetter(ledger: Ledger, { letter, from, to }: CourtWriteOf<'letter'>): true | Remark {
  if (ledger.court.letters[letter]) return no('That letter has already been written.');
  return from !== to || no('You cannot write to yourself.');
}

/** What a court's write does; undefined for a write of another kind. One that makes no sense does nothing. */
export function courtWritten(ledger: Ledger, json: Json, state: State): Ledger | undefined {
  const makesSense = courtCheck(ledger, json, state);
  if (makesSense === undefined) return undefined;
  const parsed = parse(courtWriteArg, json);
  if (makesSense !== true || !parsed.ok) return ledger;
  const { value } = parsed;
  switch (value.write) {
    case 'letter': {
      const { letter, from, to, text, sand } = value;
      return withCourt(ledger, { letters: { ...ledger.court.letters, [letter]: { from, to, text, sand } } });
    }
    case 'deploy':
      return deploy(ledger, value, state);
    case 'plan':
      return withCourt(ledger, { plan: { year: state.season.year, by: value.by } });
    case 'advance':
      return advance(ledger, value, state);
    case 'cancel':
      return cancel(ledger, value);
    default:
      return purchased(ledger, value, state);
  }
}
