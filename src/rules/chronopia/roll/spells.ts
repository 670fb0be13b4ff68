/** Between battles magic-users give back spells for what they cost, and buy others. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { mustering, notBuying } from '../aftermath/now.ts';
import {
  against,
  countArg,
  define,
  hasWarbands,
  nameArg,
  notYours,
  pieceArg,
  poor,
  unless,
} from '../define.ts';
import { isMagicUser } from '../figures.ts';
import type { State, Warband } from '../state.ts';
import { ranksOf } from './points.ts';
import { bought } from './structure.ts';

export const castsSpells = (state: State, warband: Warband): boolean =>
  ranksOf(warband).some(({ figure }) => {
    const known = state.figures[figure];
    return known !== undefined && isMagicUser(known);
  });

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
  offered(state, seat, args) {
    const warband = args && state.warbands[args.warband];
    const found = unless(
      notBuying(state, seat, 'recruiting'),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.warband] }),
      warband &&
        !castsSpells(state, warband) &&
        against('ch.spells', say('{name} casts no spells.', { name: warband.name })),
      poor(state, seat, args?.cost ?? 0),
    );
    if (!found.open || !warband) return found;
    const wiser = { ...warband, spells: { ...warband.spells, new: args } };
    return bought(state, seat, { [args.warband]: wiser });
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
  holds: ({ warband }) => [warband],
});

export const sellSpell = define({
  id: 'sell-spell',
  rule: 'ch.spells',
  title: say('Sell a spell back'),
  args: v.object({ warband: pieceArg, spell: pieceArg }),
  offered: (state, seat, args) =>
    unless(
      notBuying(state, seat, 'recruiting'),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.warband] }),
      args &&
        !Object.hasOwn(state.warbands[args.warband]?.spells ?? {}, args.spell) &&
        against('ch.spells', say('That spell is not in the book.')),
    ),
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
  holds: ({ warband }) => [warband],
});
