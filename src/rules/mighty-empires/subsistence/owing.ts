/** What a seat still owes its banners before its turn goes on: nobody goes hungry for nothing. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted } from '../../../kernel/text.ts';
import { needsNoFood } from '../map/talents.ts';
import { untested } from '../peoples/instability.ts';
import { bannersOf, turnOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

/** Banners that neither ate nor rolled for shortfall this month, and Undead whose magic was not tested. */
export const owing = (
  state: State,
  seat: Seat,
): { readonly unfed: readonly BannerId[]; readonly untested: readonly BannerId[] } => {
  const { fed } = turnOf(state, seat);
  const unfed = bannersOf(state, seat).filter(
    ({ id, tile }) => tile !== null && !fed[id] && !needsNoFood(state, id),
  );
  return { unfed: unfed.map(({ id }) => id), untested: untested(state, seat) };
};

/** Why the subsistence of a seat may not end yet, and how many banners keep it. */
export function dueBefore(state: State, seat: Seat): (Remark & { readonly banners: number }) | undefined {
  if (state.season.phase !== 'subsistence') return undefined;
  const { unfed, untested: ebbing } = owing(state, seat);
  const banners = unfed.length + ebbing.length;
  if (unfed.length > 0)
    return {
      banners,
      rule: 'me.subsistence',
      why: counted(
        unfed.length,
        'You have not provided for one banner: it must first eat or roll for shortfall.',
        'You have not provided for {n} banners: they must first eat or roll for shortfall.',
      ),
    };
  return banners > 0
    ? {
        banners,
        rule: 'me.peoples.undead.instability',
        why: counted(
          banners,
          'You have not tested one banner: first see whether the magic holds.',
          'You have not tested {n} banners: first see whether the magic holds.',
        ),
      }
    : undefined;
}
