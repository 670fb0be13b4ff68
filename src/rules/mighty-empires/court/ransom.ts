/** Crowns and captives change hands between two players, if both will have it. */
import * as v from 'valibot';
import { bargains } from '../../../kernel/bargain/bargain.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, hasRealm, pieceArg } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter, publicCrowns } from '../winter-now.ts';

const rule = 'me.diplomacy.ransom';
/** Captives one seat holds of another. */
export const captivesOf = ({ tabletop }: State, holder: Seat, owner: Seat): readonly string[] =>
  Object.entries(tabletop.captives)
    .filter(([, captive]) => captive.holder === holder && captive.owner === owner)
    .map(([id]) => id);

const { amount, pieces, bargain } = bargains<State, Change, { readonly year: number }>();

export const ransom = bargain({
  id: 'ransom',
  rule,
  title: say('Crowns and captives'),
  spare: true,
  goods: {
    crowns: amount({
      rule,
      arg: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
      has: publicCrowns,
      said: ({ n }) => counted(n, '{n} crown', '{n} crowns'),
      *pass({ from, to }, { n: crowns }) {
        yield* change({ type: 'crownsPaid', from, to, crowns });
        yield* note('crowns-paid', rule, { from, to, crowns });
      },
    }),
    captives: pieces({
      rule,
      arg: pieceArg,
      upTo: 40,
      among: (state, { from, to }) => captivesOf(state, from, to),
      there: ({ tabletop }, id) =>
        Object.hasOwn(tabletop.captives, id) || against(rule, say('That captive is already free or dead.')),
      facts({ tabletop }, id) {
        const { name = '', level = 0, character = id } = tabletop.captives[id] ?? {};
        return { name, level, character };
      },
      said({ name = '', level = 0 }) {
        if (name !== '') return say('{name} (level {level})', { name, level });
        return level > 0 ? say('a captive of level {level}', { level }) : say('a captive');
      },
      *pass({ from, to }, { id, character = id, name = '' }, { year }) {
        yield* change({ type: 'captiveFreed', id, to: null, kit: '' });
        yield* change({ type: 'ransomed', character, year });
        yield* note('captive-home', rule, { from, to, name });
      },
    }),
  },
  refused: 'no-bargain',
  answers: { label: 'agreed', yes: 'yes', no: 'no' },
  hasRealm,
  shut: (state, seat) => [notInWinter(state, seat, 'diplomacy')],
  extras: ({ season }) => ({ year: season.year }),
});
