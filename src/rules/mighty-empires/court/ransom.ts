/** Crowns and captives change hands between two players, if both will have it. */
import * as v from 'valibot';
import { change, choose, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes/index.ts';
import { against, define, pieceArg, unless } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter, publicCrowns } from '../winter/now.ts';

const rule = 'me.diplomacy.ransom';
const share = v.object({
  crowns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  captives: v.optional(v.pipe(v.array(pieceArg), v.maxLength(40)), []),
});
type Share = v.InferOutput<typeof share>;

/** Captives one seat holds of another. */
export const captivesOf = ({ tabletop }: State, holder: Seat, owner: Seat) =>
  Object.entries(tabletop.captives)
    .filter(([, captive]) => captive.holder === holder && captive.owner === owner)
    .map(([id, captive]) => ({ id, ...captive }));

function cannotGive(state: State, from: Seat, to: Seat, { crowns, captives }: Share): Remark | undefined {
  if (crowns > publicCrowns(state, from))
    return against(
      rule,
      say('{seat} has only {crowns} crowns.', { seat: from, crowns: publicCrowns(state, from) }),
    );
  const theirs = captivesOf(state, from, to).map(({ id }) => id);
  return captives.every((id) => theirs.includes(id))
    ? undefined
    : against(rule, say('{seat} does not hold that captive.', { seat: from }));
}

type Goods = { readonly crowns: number; readonly captives: readonly { id: string; character: string }[] };
function* handOver(from: Seat, to: Seat, year: number, { crowns, captives }: Goods): Procedure<Change> {
  if (crowns > 0) {
    yield* change({ type: 'crownsPaid', from, to, crowns });
    yield* note('crowns-paid', rule, { from, to, crowns });
  }
  for (const { id, character } of captives) {
    yield* change({ type: 'captiveFreed', id, to: null, kit: '' });
    yield* change({ type: 'ransomed', character, year });
    yield* note('captive-home', rule, { from, to });
  }
}

export const ransom = define({
  id: 'ransom',
  rule,
  title: say('Crowns and captives'),
  args: v.object({ with: pieceArg, gives: v.optional(share, {}), takes: v.optional(share, {}) }),
  offered(state, seat, args) {
    const now = notInWinter(state, seat, 'diplomacy');
    if (now || !args) return unless(now);
    const { with: other, gives, takes } = args;
    const empty = [gives, takes].every(({ crowns, captives }) => crowns === 0 && captives.length === 0);
    return unless(
      other === seat && against(rule, say('A bargain takes two.')),
      empty && against(rule, say('Nothing changes hands.')),
      cannotGive(state, seat, other, gives),
      cannotGive(state, other, seat, takes),
    );
  },
  applies(state, { with: other, gives, takes }) {
    if (!Object.hasOwn(state.realms, other))
      return against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat: other }));
    return (
      [...gives.captives, ...takes.captives].every((id) => Object.hasOwn(state.tabletop.captives, id)) ||
      against(rule, say('That captive is free, or dead.'))
    );
  },
  brief(state, { with: other, gives, takes }, { seat }) {
    const goods = ({ crowns, captives }: Share): Goods => ({
      crowns,
      captives: captives.map((id) => ({ id, character: state.tabletop.captives[id]?.character ?? id })),
    });
    return { seat, other, year: state.season.year, gives: goods(gives), takes: goods(takes) };
  },
  *run({ seat, other, year, gives, takes }) {
    const answer = yield* choose('agreed', {
      by: other,
      rule,
      text: say(
        '{seat} offers {gives} crowns and {freed} captives, and asks {takes} crowns and {held} captives. Is it a bargain?',
        {
          seat,
          gives: gives.crowns,
          freed: gives.captives.length,
          takes: takes.crowns,
          held: takes.captives.length,
        },
      ),
      from: { yes: say('A bargain'), no: say('No') },
    });
    if (answer === 'no') {
      yield* note('no-bargain', rule, { seat, other });
      return;
    }
    yield* handOver(seat, other, year, gives);
    yield* handOver(other, seat, year, takes);
  },
});
