/** When a campaign ends, and who has won it. */
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { foughtSoFar } from '../battles.ts';
import { define, openUnless, wrongStage } from '../define.ts';
import { ratingOf, territoriesOf, warbandsOf } from '../roll/points.ts';
import { unsettled } from '../sitting.ts';
import type { State } from '../state.ts';

/** Whether the agreed end has come. */
export function isDue(state: State): boolean {
  const { by, battles, territories } = state.options.end;
  if (state.stage !== 'campaign' || by === 'agreed') return false;
  return by === 'battles'
    ? foughtSoFar(state) >= battles
    : state.seats.some((seat) => territoriesOf(state, seat).length >= territories);
}
export interface Standing {
  readonly seat: Seat;
  readonly territories: number;
  readonly rating: number;
  readonly gold: number;
}
/** Everybody by territories, then by what the whole force is worth with its experience, then by gold; the first leads. */
export const standings = (state: State): readonly Standing[] =>
  state.seats
    .map((seat) => ({
      seat,
      territories: territoriesOf(state, seat).length,
      rating: warbandsOf(state, seat).reduce((sum, [, warband]) => sum + ratingOf(state, warband), 0),
      gold: state.realms[seat]?.gold ?? 0,
    }))
    .sort((a, b) => b.territories - a.territories || b.rating - a.rating || b.gold - a.gold);

export const endCampaign = define({
  id: 'end-campaign',
  rule: 'ch.end',
  title: say('End the campaign'),
  single: () => null,
  ...openUnless((state) => [wrongStage(state, 'campaign'), unsettled(state, state.seats)]),
  applies: () => true,
  brief(state, _, { seat }) {
    const [first, second] = standings(state);
    const tied =
      first !== undefined &&
      second !== undefined &&
      first.territories === second.territories &&
      first.rating === second.rating &&
      first.gold === second.gold;
    return {
      seat,
      others: isDue(state) ? [] : state.seats.filter((other) => other !== seat),
      victor: tied ? null : (first?.seat ?? null),
      territories: first?.territories ?? 0,
      battles: foughtSoFar(state),
    };
  },
  *run({ seat, others, victor, territories, battles }) {
    const rule = 'ch.end';
    const other = yield* dissent(others, {
      rule,
      text: say('{seat} wants to end the campaign here.', { seat }),
      no: say('No, we fight on'),
    });
    if (other !== undefined) return yield* note('fights-on', rule, { seat, other });
    yield* change({ type: 'ended', victor });
    if (victor === null) yield* note('ended-even', rule, { territories, battles });
    else yield* note('ended', rule, { winner: victor, territories, battles });
  },
});
