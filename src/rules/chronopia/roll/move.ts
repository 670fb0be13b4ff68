/** Between battles: figures from one like warband to another, warbands between field army and garrisons, and discharges. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { mustering, notBetween, sittingOf } from '../aftermath/now.ts';
import { committed } from '../battle/field.ts';
import {
  against,
  all,
  countArg,
  define,
  hasTerritories,
  hasWarbands,
  nameArg,
  notYours,
  pieceArg,
  unless,
} from '../define.ts';
import type { Rank, Warband } from '../state.ts';
import { pointsAll, upkeep } from './points.ts';
import { plus, tooMany, without } from './ranks.ts';
import { blocking, type Fault, isRatio, weighed, worsened } from './structure.ts';

type Counts = { readonly [key: string]: number };
const counts = v.record(v.pipe(v.string(), v.maxLength(160)), countArg);
const sum = (of: Counts): number => Object.values(of).reduce((all, each) => all + each, 0);

/** What a warband is short of or has too many of: said under the rule of what was done. */
const isMakeUp = (rule: Rule): boolean => rule === 'ch.recruit.minimum' || rule === 'ch.recruit.proportion';
const under = (faults: readonly Fault[], at: string, rule: Rule): readonly Fault[] =>
  faults.map((fault) => (isMakeUp(fault.rule) && fault.at.startsWith(`${at}/`) ? { ...fault, rule } : fault));
const isSize = (rule: Rule): boolean => rule === 'ch.force.field' || rule === 'ch.garrison.most';
const moving = (warband: Warband, figures: Counts): readonly (Rank & { readonly fit: number })[] =>
  Object.entries(figures).flatMap(([key, fit]) => {
    const rank = warband.ranks[key];
    return rank && fit > 0 ? [{ ...rank, fit: Math.min(fit, rank.fit) }] : [];
  });

export const transfer = define({
  id: 'transfer',
  rule: 'ch.transfer',
  title: say('Transfer figures'),
  args: v.object({ from: pieceArg, to: pieceArg, figures: counts }),
  offered(state, seat, args) {
    const from = args && state.warbands[args.from];
    const to = args && state.warbands[args.to];
    const found = unless(
      notBetween(state, seat),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.from, args.to] }),
      from &&
        to &&
        (from.kind !== to.kind || from.individual || args.from === args.to) &&
        against('ch.transfer', say('Figures move only to a warband of the same kind.')),
      from &&
        args &&
        (tooMany(from, args.figures) || sum(args.figures) === 0) &&
        against('ch.transfer', say('There are not that many to move.')),
      from && to && from.place !== to.place && committed(state, seat, [args.from, args.to]),
    );
    if (!found.open || !from || !to) return found;
    const moved = {
      [args.from]: without(from, args.figures),
      [args.to]: plus(to, moving(from, args.figures)),
    };
    const faults = under(worsened(state, seat, moved), args.from, 'ch.transfer.minimum');
    return weighed(faults, (rule) => isSize(rule) || isMakeUp(rule) || rule === 'ch.transfer.minimum');
  },
  applies: (state, { from, to }) => hasWarbands(state, [from, to]),
  brief(state, { from, to, figures }, { seat }) {
    const warband = state.warbands[from] as Warband;
    return {
      seat,
      from,
      to,
      name: warband.name,
      other: state.warbands[to]?.name ?? '',
      rows: Object.keys(figures).flatMap((key) =>
        moving(warband, { [key]: figures[key] ?? 0 }).map(({ figure, raised, spent, fit }) => ({
          key,
          figure,
          raised,
          spent,
          fit,
        })),
      ),
    };
  },
  *run({ seat, from, to, name, other, rows }) {
    for (const { key, fit, ...alike } of rows) {
      yield* change({ type: 'joined', warband: to, fit, ...alike });
      yield* change({ type: 'left', warband: from, key, fit, hurt: 0 });
    }
    const count = rows.reduce((all, { fit }) => all + fit, 0);
    yield* note('transferred', 'ch.transfer', { seat, name, into: other, count });
  },
  holds: ({ from, to }) => [from, to],
});

export const station = define({
  id: 'station',
  rule: 'ch.garrison.transfer',
  title: say('Station a warband'),
  /** With the field army (`field`), or the territory it is to garrison. */
  args: v.object({ warband: pieceArg, place: pieceArg }),
  offered(state, seat, args) {
    const warband = args && state.warbands[args.warband];
    const found = unless(
      notBetween(state, seat),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.warband] }),
      args && args.place !== 'field' && notYours(state, seat, { territories: [args.place] }),
      warband &&
        warband.place === args.place &&
        against('ch.garrison.transfer', say('They are there already.')),
      args && committed(state, seat, [args.warband]),
    );
    return found.open && warband
      ? weighed(worsened(state, seat, { [args.warband]: { ...warband, place: args.place } }), isSize)
      : found;
  },
  applies: (state, { warband, place }) =>
    all(hasWarbands(state, [warband]), place === 'field' || hasTerritories(state, [place])),
  brief: (state, args, { seat }) => ({ ...args, seat, name: state.warbands[args.warband]?.name ?? '' }),
  *run({ warband, place, seat, name }) {
    yield* change({ type: 'stationed', warband, place });
    yield* note(place === 'field' ? 'to-the-field' : 'garrisoned', 'ch.garrison.transfer', {
      seat,
      name,
      place,
    });
  },
  holds: ({ warband }) => [warband],
});

const discharged = v.object({ fit: v.optional(counts, {}), hurt: v.optional(counts, {}) });

export const disband = define({
  id: 'disband',
  rule: 'ch.disband',
  title: say('Disband'),
  /** Whole warbands (`all`), or some figures of one. */
  args: v.object({
    warband: pieceArg,
    all: v.optional(v.boolean(), false),
    figures: v.optional(discharged, {}),
  }),
  offered(state, seat, args) {
    const warband = args && state.warbands[args.warband];
    const { fit, hurt } = args?.figures ?? { fit: {}, hurt: {} };
    const found = unless(
      notBetween(state, seat),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.warband] }),
      warband &&
        !args.all &&
        (tooMany(warband, fit, hurt) || sum(fit) + sum(hurt) === 0) &&
        against('ch.disband', say('There are not that many to move.')),
    );
    if (!found.open || !warband) return found;
    const left = args.all ? { ...warband, ranks: {} } : without(warband, fit, hurt);
    const rule = 'ch.maintenance.minimum';
    // What is out of order already is put right one discharge after the other; and men who cannot be paid go, heroes too.
    const free = state.stage === 'muster' || blocking(state, seat) !== undefined;
    const unpaid =
      sittingOf(state, seat)?.at === 'maintenance' && (state.realms[seat]?.gold ?? 0) < upkeep(state, seat);
    return weighed(
      under(worsened(state, seat, { [args.warband]: left }), args.warband, rule),
      (broken) =>
        broken === rule || (!free && (isRatio(broken) || (broken === 'ch.force.general' && !unpaid))),
    );
  },
  applies: (state, { warband }) => hasWarbands(state, [warband]),
  brief(state, { warband: id, all, figures }, { seat }) {
    const warband = state.warbands[id] as Warband;
    const rows = Object.entries(warband.ranks).flatMap(([key, rank]) => {
      const fit = all ? rank.fit : Math.min(figures.fit[key] ?? 0, rank.fit);
      const hurt = all ? rank.hurt : Math.min(figures.hurt[key] ?? 0, rank.hurt);
      return fit + hurt > 0 ? [{ key, fit, hurt }] : [];
    });
    // While an initial force is chosen nothing is lost by choosing otherwise.
    const back =
      state.stage === 'muster'
        ? pointsAll(state, warband) -
          pointsAll(
            state,
            without(
              warband,
              Object.fromEntries(rows.map(({ key, fit }) => [key, fit])),
              Object.fromEntries(rows.map(({ key, hurt }) => [key, hurt])),
            ),
          )
        : 0;
    return { seat, warband: id, name: warband.name, rows, back };
  },
  *run({ seat, warband, name, rows, back }) {
    const count = rows.reduce((all, { fit, hurt }) => all + fit + hurt, 0);
    if (back > 0) yield* change({ type: 'gold', seat, amount: back });
    for (const row of rows) yield* change({ type: 'left', warband, ...row });
    yield* note('disbanded', 'ch.disband', { seat, name, count });
  },
  holds: ({ warband }) => [warband],
});

export const nameWarband = define({
  id: 'name-warband',
  rule: 'ch.name',
  title: say('Name a warband'),
  args: v.object({ warband: pieceArg, name: v.pipe(nameArg, v.trim(), v.minLength(1)) }),
  offered: (state, seat, args) => unless(args && notYours(state, seat, { warbands: [args.warband] })),
  applies: (state, { warband }) => hasWarbands(state, [warband]),
  brief: (state, args, { seat }) => ({ ...args, seat, before: state.warbands[args.warband]?.name ?? '' }),
  *run({ warband, name, seat, before }) {
    yield* change({ type: 'warbandNamed', warband, name });
    yield* note('warband-named', 'ch.name', { seat, before, name });
  },
  holds: ({ warband }) => [warband],
});
