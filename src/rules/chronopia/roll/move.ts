/** Between battles: figures from one like warband to another, warbands between field army and garrisons, and discharges. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { mustering, notBetween } from '../aftermath/now.ts';
import {
  against,
  all,
  countArg,
  define,
  hasTerritories,
  hasWarbands,
  minding,
  nameArg,
  notYours,
  pieceArg,
  unless,
} from '../define.ts';
import type { Rank, State, Warband } from '../state.ts';
import { pointsAll, pointsFit } from './points.ts';
import { plus, tooMany, without } from './ranks.ts';
import { tooLarge } from './recruit.ts';
import { placeFaults, warbandFaults } from './structure.ts';

type Counts = { readonly [key: string]: number };
const counts = v.record(v.pipe(v.string(), v.maxLength(160)), countArg);
const sum = (of: Counts): number => Object.values(of).reduce((all, each) => all + each, 0);

/** A warband that loses figures may not come to lack what it had: below its minimum, out of proportion. */
const shortened = (state: State, before: Warband, after: Warband, rule: string): Remark | undefined => {
  const now = warbandFaults(state, after);
  const [first] = now;
  return first && now.length > warbandFaults(state, before).length ? { rule, why: first.why } : undefined;
};
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
        against('ch.transfer', say('Figures go to a like warband alone.')),
      from &&
        args &&
        (tooMany(from, args.figures) || sum(args.figures) === 0) &&
        against('ch.transfer', say('So many are not there to go.')),
      from && args && shortened(state, from, without(from, args.figures), 'ch.transfer.minimum'),
    );
    if (!found.open || !from || !to) return found;
    const after = plus(to, moving(from, args.figures));
    const large =
      from.place === to.place
        ? undefined
        : tooLarge(state, seat, to.place, pointsFit(state, after) - pointsFit(state, to));
    return unless(large);
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
      warband && tooLarge(state, seat, args.place, pointsFit(state, warband)),
    );
    if (!found.open || !args || !warband) return found;
    const moved = {
      ...state,
      warbands: { ...state.warbands, [args.warband]: { ...warband, place: args.place } },
    };
    return minding(...placeFaults(moved, seat, args.place), ...placeFaults(moved, seat, warband.place));
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
    return unless(
      notBetween(state, seat),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.warband] }),
      warband &&
        !args.all &&
        (tooMany(warband, fit, hurt) || sum(fit) + sum(hurt) === 0) &&
        against('ch.disband', say('So many are not there to go.')),
      warband &&
        !args.all &&
        shortened(state, warband, without(warband, fit, hurt), 'ch.maintenance.minimum'),
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
