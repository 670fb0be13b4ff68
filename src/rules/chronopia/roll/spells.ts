/** Between battles magic-users give back spells for what they cost, and buy others. */
import * as v from 'valibot';
import { count, given, pick, unlessAny, whether, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, countArg, define, hasWarbands, nameArg, pieceArg, poor, rowOf } from '../define.ts';
import { mustering, notBuying } from '../sitting.ts';
import { castsSpells } from './points.ts';
import { bought } from './structure.ts';
import { warbandOf } from './whose.ts';

export const buySpell = define({
  id: 'buy-spell',
  rule: 'ch.spells',
  title: say('Buy a spell'),
  args: v.object({
    warband: pieceArg,
    name: v.pipe(nameArg, v.trim(), v.minLength(1)),
    cost: countArg,
    /** The Chronomancers' Second Chance. */
    secondChance: v.optional(v.boolean(), false),
  }),
  *asks(state, seat) {
    yield* unlessAny(notBuying(state, seat, 'recruiting'), mustering(state, seat));
    const id = yield* warbandOf(state, seat, {
      text: say('Who learns it?'),
      against: (warband) =>
        castsSpells(state, warband)
          ? undefined
          : against('ch.spells', say('{name} cannot cast spells.', { name: warband.name })),
      none: against('ch.spells', say('You have no one who can learn spells.')),
    });
    const name = yield* words('name', { text: say('Which spell?') });
    const cost = yield* count('cost', {
      text: say('How many points?'),
      from: 0,
      to: state.realms[seat]?.gold ?? 0,
      against: (one) => poor(state, seat, one),
    });
    const secondChance =
      state.realms[seat]?.army === 'firstborn'
        ? yield* whether('secondChance', { text: say('Is it Second Chance?') })
        : yield* given<boolean>('secondChance', { value: false });
    const spell = { name, cost, secondChance };
    const warband = rowOf(state.warbands, id);
    if (warband)
      yield* bought(state, seat, { [id]: { ...warband, spells: { ...warband.spells, new: spell } } });
    return { warband: id, ...spell };
  },
  applies: (state, { warband }) => hasWarbands(state, [warband]),
  brief: (state, args, { seat, order }) => ({
    seat,
    warband: args.warband,
    caster: state.warbands[args.warband]?.name ?? '',
    id: order,
    spell: { name: args.name, cost: args.cost, secondChance: args.secondChance },
  }),
  *run({ seat, warband, caster, id, spell }) {
    yield* change({ type: 'gold', seat, amount: -spell.cost });
    yield* change({ type: 'spellBought', warband, id, spell });
    yield* note('spell-bought', 'ch.spells', { seat, caster, spell: spell.name, gold: spell.cost });
  },
});

export const sellSpell = define({
  id: 'sell-spell',
  rule: 'ch.spells',
  title: say('Sell a spell back'),
  args: v.object({ warband: pieceArg, spell: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notBuying(state, seat, 'recruiting'), mustering(state, seat));
    const none = against('ch.spells', say('You have no spell to sell.'));
    const id = yield* warbandOf(state, seat, { text: say('Whose spell?'), none });
    const spells = rowOf(state.warbands, id)?.spells ?? {};
    const spell = yield* pick('spell', {
      text: say('Which spell?'),
      among: () => Object.keys(spells),
      against: (one) =>
        Object.hasOwn(spells, one)
          ? undefined
          : against('ch.spells', say('That caster does not know that spell.')),
      none,
      called: (one) => say('{name}', { name: rowOf(spells, one)?.name ?? one }),
    });
    return { warband: id, spell };
  },
  applies: (state, { warband }) => hasWarbands(state, [warband]),
  brief: (state, { warband, spell }, { seat }) => ({
    seat,
    warband,
    id: spell,
    caster: state.warbands[warband]?.name ?? '',
    name: state.warbands[warband]?.spells[spell]?.name ?? '',
    cost: state.warbands[warband]?.spells[spell]?.cost ?? 0,
  }),
  *run({ seat, warband, id, caster, name, cost }) {
    yield* change({ type: 'spellSold', warband, id });
    yield* change({ type: 'gold', seat, amount: cost });
    yield* note('spell-sold', 'ch.spells', { seat, caster, spell: name, gold: cost });
  },
});
