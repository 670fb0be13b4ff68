/** How a harness gives an order that bots gave: as a phone would, and by agreement where the rules do not offer it. */
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { parse } from '../../../src/kernel/args.ts';
import { type Json, same } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import type { AnyOrder } from '../../../src/kernel/ruleset.ts';

/** Gives an order; by agreement only where the rules do not offer it: what is not legal draws no secret. */
export async function ordered(session: Session, seat: Seat, id: string, args: Json): Promise<string> {
  const view = session.view();
  // The rules opened it, and where it asked nothing it is over.
  const passed = view?.tellings.find(
    (told) => told.called && told.done && told.id === id && same(told.args, args),
  );
  if (passed) return passed.entry;
  const order = view?.ruleset.orders[id] as AnyOrder<unknown, Json> | undefined;
  const filled = order && parse(order.args, args);
  const offered = filled?.ok === true && order?.offered(view?.table.rules, seat, filled.value).open === true;
  return giveOrder(session, seat, id, args, ...(offered ? [] : ['as the bots have it']));
}
