/** The order of casting, and the spell the stars offer: a D12, rolled again once if it displeases. */
import * as v from 'valibot';
import { given, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, choose, declare, note, type Procedure, roll } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, openUnless } from '../define.ts';
import { noteOf, spellChart, titleOf } from '../map/spellbook.ts';
import { candidates, castsNot, equinoxOf, isOpen, notAtEquinox, spellsLeft, wizardAsked } from './casters.ts';
import type { Equinox, SpellName } from './state.ts';

const year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

export const orderCasting = define({
  id: 'order-casting',
  rule: 'me.magic.order',
  title: say('Settle the order of casting'),
  args: v.object({ year, equinox: v.picklist(['autumn', 'spring']) }),
  *asks(state, seat) {
    yield* unlessAny(notAtEquinox(state, seat));
    const of = yield* given<number>('year', { value: state.season.year });
    const here = equinoxOf(state, seat);
    const equinox = yield* given<Equinox>('equinox', { value: here ?? 'autumn' });
    yield* unlessAny(
      isOpen(state, equinox) && against('me.magic.order', say('The order of casting is already settled.')),
      (of !== state.season.year || equinox !== here) &&
        against('me.magic.order', say('That was another equinox.')),
      candidates(state, equinox).length === 0 &&
        against('me.magic.caster', say('No player has a banner in their own capital: no one can cast.')),
    );
    return { year: of, equinox };
  },
  applies: () => true,
  brief: (state, { year: of, equinox }) => ({ seats: candidates(state, equinox), year: of, equinox }),
  *run({ seats, year: of, equinox }) {
    const order = yield* drawLots(seats, { rule: 'me.magic.order', text: say('Who casts first?') });
    yield* change({ type: 'equinoxOpened', year: of, equinox, order });
    yield* note('equinox', 'me.magic.order', { year: of, equinox, order: [...order] });
  },
});

type Drawing = { readonly by: Seat; readonly equinox: Equinox };

function* stars(label: string, { by, equinox }: Drawing, rule: Rule): Procedure<never, SpellName> {
  const chart = spellChart[equinox];
  const rolled = yield* roll(label, {
    by,
    rule,
    dice: 'd12',
    chart: chart.id,
    text:
      label === 'spell' ? say('What do the stars offer?') : say('What do they offer now? This one stands.'),
  });
  return (equinox === 'autumn' ? lookUp(spellChart.autumn, rolled) : lookUp(spellChart.spring, rolled)).is
    .spell;
}

export const drawSpell = define({
  id: 'draw-spell',
  rule: 'me.magic.spell',
  title: say('Read the stars'),
  ...openUnless((state, seat) => [
    castsNot(state, seat),
    state.magic.drawn[seat] !== undefined &&
      against('me.magic.spell', say('You have already rolled your spell: cast it.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, _, { seat }) {
    return {
      seat,
      equinox: equinoxOf(state, seat) ?? state.magic.at?.equinox ?? 'autumn',
      spells: spellsLeft(state, seat),
      about: wizardAsked(state, seat),
    };
  },
  *run({ seat, equinox, spells, about }) {
    const able = yield* declare('caster', {
      by: seat,
      rule: 'me.magic.caster',
      claim: 'caster',
      about,
      text: say('Is there a mighty enough wizard in your capital?'),
    });
    if (able !== true) {
      yield* change({ type: 'spellSpent', seat, spells });
      yield* note('no-wizard', 'me.magic.caster', { seat });
      return;
    }
    const offered = yield* stars('spell', { by: seat, equinox }, 'me.magic.spell');
    const kept = yield* choose('keep', {
      by: seat,
      rule: 'me.magic.again',
      text: say('{spell}: {what}.', { spell: titleOf(offered), what: noteOf(offered) }),
      from: { keep: say('Keep it'), again: say('Roll again, and keep the second') },
    });
    const spell = kept === 'keep' ? offered : yield* stars('again', { by: seat, equinox }, 'me.magic.again');
    yield* change({ type: 'spellDrawn', seat, spell });
    yield* note('spell-drawn', 'me.magic.spell', { seat, spell: titleOf(spell) });
  },
});
