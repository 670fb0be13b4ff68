/**
 * The set-up of a realm goes on by itself as long as something is asked of the seat, and so does its stage once the last
 * player is done; so does a winter's step that is done.
 */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { idle } from '../../../rules/mighty-empires/winter/idle.ts';
import { stateOf } from './names.ts';

/** Steps another follows; whatever else is done (a name given, a banner moved) leads back where it was begun. */
export const steps: readonly string[] = [
  'roll-precedence',
  'choose-capital',
  'settle-realm',
  'roll-ships',
  'roll-strength',
  'raise-banners',
  'place-banners',
  'roll-baggage',
  'share-baggage',
];

/** What every realm has to have before the next stage, and nothing is left to change then. */
const lasting: readonly string[] = ['choose-capital', 'settle-realm', 'roll-ships'];

/** What a step of the winter asks of everybody: once it is done nothing keeps them there. */
const wintry: readonly string[] = ['take-quarters', 'winter-event', 'collect-revenue'];

/** What leads a seat into a step of the winter: one in which there is nothing to do passes by itself. */
const leadsIn: readonly string[] = ['end-phase', 'end-winter-phase'];

/** The way on, where it is all that the table has for the seat: its own book waits for nobody. */
function wayOn(view: View, seat: Seat): Task | undefined {
  const [only, ...others] = view
    .tasks(seat)
    .filter(({ kind, aside, book }) => kind !== 'mind' && !aside && !book);
  return only?.onward && others.length === 0 ? only : undefined;
}

function isIdle(view: View, seat: Seat): boolean {
  const state = stateOf(view);
  const at = state.winter.at[seat];
  return at !== undefined && at !== 'ready' && idle(state, seat, at);
}

/**
 * What follows at once, musters before the rest: banners are placed when they are filled.
 * @param done the order that was just given: what it left over (loads nobody can carry) is not asked again at once
 */
export function next(view: View, seat: Seat, done?: string): Task | undefined {
  const { stage } = stateOf(view);
  if (stage === 'winter')
    return done !== undefined && (wintry.includes(done) || (leadsIn.includes(done) && isIdle(view, seat)))
      ? wayOn(view, seat)
      : undefined;
  const setsUp = stage === 'capitals' || stage === 'realms' || stage === 'armies';
  if (!setsUp || (done !== undefined && !steps.includes(done))) return undefined;
  const asked = view.tasks(seat).filter(({ kind }) => kind === 'asked');
  const fresh = asked.filter(({ order }) => done !== 'share-baggage' || order?.id !== done);
  const muster = fresh.find(({ write }) => (write as { write?: string } | undefined)?.write === 'muster');
  return muster ?? fresh[0] ?? (lasting.includes(done ?? '') ? wayOn(view, seat) : undefined);
}
