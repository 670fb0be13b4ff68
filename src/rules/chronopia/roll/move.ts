/** Between battles: figures from one like warband to another, warbands between field army and garrisons, and discharges. */
import * as v from 'valibot';
import { given, minded, pick, split, unlessAny, type Why, whole, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  exist,
  hasTerritories,
  hasWarbands,
  nameArg,
  notYours,
  pieceArg,
  rowOf,
} from '../define.ts';
import { mustering, notBetween, sittingOf } from '../sitting.ts';
import type { Place, Rank, Warband } from '../state.ts';
import { committed } from './committed.ts';
import { pointsAll, upkeep } from './points.ts';
import { plus, tooMany, without } from './ranks.ts';
import { blocking, type Fault, isRatio, places, weighed, worsened } from './structure.ts';
import { warbandOf } from './whose.ts';

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
    const rank = rowOf(warband.ranks, key);
    return rank && fit > 0 ? [{ ...rank, fit: Math.min(fit, rank.fit) }] : [];
  });

/** Of each rank those who are fit. */
const fitOf = (warband: Warband | undefined): Counts =>
  Object.fromEntries(
    Object.entries(warband?.ranks ?? {}).flatMap(([key, { fit }]) => (fit > 0 ? [[key, fit]] : [])),
  );

export const transfer = define({
  id: 'transfer',
  rule: 'ch.transfer',
  title: say('Transfer figures'),
  args: v.object({ from: pieceArg, to: pieceArg, figures: counts }),
  *asks(state, seat) {
    yield* unlessAny(notBetween(state, seat), mustering(state, seat));
    const none = against('ch.transfer', say('No figures can move to another warband now.'));
    const from = yield* warbandOf(state, seat, { label: 'from', text: say('From which warband?'), none });
    const leaves = rowOf(state.warbands, from);
    const to = yield* warbandOf(state, seat, {
      label: 'to',
      text: say('To which warband?'),
      against: (warband) =>
        leaves && (leaves.kind !== warband.kind || leaves.individual || leaves === warband)
          ? against('ch.transfer', say('Figures can move only to a warband of the same kind.'))
          : undefined,
      none,
    });
    const joins = rowOf(state.warbands, to);
    const faults = (figures: Counts, command: boolean): readonly Fault[] => {
      if (!leaves || !joins) return [];
      const moved = { [from]: without(leaves, figures), [to]: plus(joins, moving(leaves, figures)) };
      return under(worsened(state, seat, moved, command), from, 'ch.transfer.minimum');
    };
    const unfit = (figures: Counts): Why =>
      !leaves || tooMany(leaves, figures) || sum(figures) === 0
        ? against('ch.transfer', say('There are not that many to move.'))
        : ((leaves.place === joins?.place ? undefined : committed(state, seat, [from, to])) ??
          faults(figures, false).find(
            ({ rule }) => isSize(rule) || isMakeUp(rule) || rule === 'ch.transfer.minimum',
          ));
    const fit = fitOf(leaves);
    const figures = yield* split('figures', {
      text: say('Who moves to another warband of the same kind?'),
      among: () => Object.keys(fit),
      most: (key) => fit[key] ?? 0,
      against: unfit,
      suggest() {
        // One of each sort is tried, and then all that can go.
        const sorts = new Map(Object.keys(fit).map((key) => [leaves?.ranks[key]?.figure, { [key]: 1 }]));
        const some = [...sorts.values(), fit];
        return some.find((each) => !unfit(each)) ?? some[0] ?? fit;
      },
    });
    yield* minded(...faults(figures, true));
    return { from, to, figures };
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
});

export const station = define({
  id: 'station',
  rule: 'ch.garrison.transfer',
  title: say('Station a warband'),
  /** With the field army (`field`), or the territory it is to garrison. */
  args: v.object({ warband: pieceArg, place: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notBetween(state, seat), mustering(state, seat));
    const none = against('ch.garrison.transfer', say('No warband can be stationed elsewhere now.'));
    const id = yield* warbandOf(state, seat, { text: say('Which warband?'), none });
    const warband = rowOf(state.warbands, id);
    const faults = (to: Place, command: boolean): readonly Fault[] =>
      warband ? worsened(state, seat, { [id]: { ...warband, place: to } }, command) : [];
    const place = yield* pick('place', {
      text: say('Where'),
      among: () => places(state, seat),
      against: (one) =>
        (one === 'field' ? undefined : notYours(state, seat, { territories: [one] })) ??
        (warband?.place === one
          ? against('ch.garrison.transfer', say('They are already there.'))
          : committed(state, seat, [id])) ??
        faults(one, false).find(({ rule }) => isSize(rule)),
      none,
    });
    yield* minded(...faults(place, true));
    return { warband: id, place };
  },
  applies: (state, { warband, place }) =>
    exist(hasWarbands(state, [warband]), place === 'field' || hasTerritories(state, [place])),
  brief: (state, args, { seat }) => ({ ...args, seat, name: state.warbands[args.warband]?.name ?? '' }),
  *run({ warband, place, seat, name }) {
    yield* change({ type: 'stationed', warband, place });
    yield* note(place === 'field' ? 'to-the-field' : 'garrisoned', 'ch.garrison.transfer', {
      seat,
      name,
      place,
    });
  },
});

const discharged = v.object({ fit: v.optional(counts, {}), hurt: v.optional(counts, {}) });
type Discharged = v.InferOutput<typeof discharged>;

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
  *asks(state, seat) {
    yield* unlessAny(notBetween(state, seat), mustering(state, seat));
    const none = against('ch.disband', say('There is no one you can discharge now.'));
    const id = yield* warbandOf(state, seat, { text: say('Who do you discharge?'), none });
    const warband = rowOf(state.warbands, id);
    const all = yield* pick<boolean>('all', {
      text: say('How many'),
      among: () => [true, false],
      none,
      called: (one) => (one ? say('All of them') : say('Some of them')),
    });
    // What is out of order already is put right one discharge after the other; and men who cannot be paid go, heroes too.
    const free = state.stage === 'muster' || blocking(state, seat) !== undefined;
    const unpaid =
      sittingOf(state, seat)?.at === 'maintenance' && (state.realms[seat]?.gold ?? 0) < upkeep(state, seat);
    const rule = 'ch.maintenance.minimum';
    const bars = (broken: Rule): boolean =>
      broken === rule || (!free && (isRatio(broken) || (broken === 'ch.force.general' && !unpaid)));
    const faults = (gone: Discharged | 'all'): readonly Fault[] => {
      if (!warband) return [];
      const left = gone === 'all' ? { ...warband, ranks: {} } : without(warband, gone.fit, gone.hurt);
      return under(worsened(state, seat, { [id]: left }), id, rule);
    };
    const nobody = { fit: {}, hurt: {} };
    const figures = yield* all
      ? given<Discharged>('figures', { value: nobody })
      : whole<Discharged>('figures', {
          text: say('Who do you discharge?'),
          against: ({ fit, hurt }) =>
            warband && (tooMany(warband, fit, hurt) || sum(fit) + sum(hurt) === 0)
              ? against('ch.disband', say('There are not that many to move.'))
              : undefined,
          suggest() {
            const ranks = Object.entries(warband?.ranks ?? {});
            const ones = ranks.map(([key, { fit }]) => ({
              ...nobody,
              [fit > 0 ? 'fit' : 'hurt']: { [key]: 1 },
            }));
            return ones.find((one) => !faults(one).some((fault) => bars(fault.rule))) ?? ones[0];
          },
        });
    yield* weighed(faults(all ? 'all' : figures), bars);
    return { warband: id, all, figures };
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
});

export const nameWarband = define({
  id: 'name-warband',
  rule: 'ch.name',
  title: say('Name a warband'),
  args: v.object({ warband: pieceArg, name: v.pipe(nameArg, v.trim(), v.minLength(1)) }),
  *asks(state, seat) {
    const warband = yield* warbandOf(state, seat, {
      text: say('Which warband?'),
      none: against('ch.name', say('You have no warband to name.')),
    });
    const name = yield* words('name', {
      text: say('What are they called?'),
      suggest: () => rowOf(state.warbands, warband)?.name ?? '',
    });
    return { warband, name };
  },
  applies: (state, { warband }) => hasWarbands(state, [warband]),
  brief: (state, args, { seat }) => ({ ...args, seat, before: state.warbands[args.warband]?.name ?? '' }),
  *run({ warband, name, seat, before }) {
    yield* change({ type: 'warbandNamed', warband, name });
    yield* note('warband-named', 'ch.name', { seat, before, name });
  },
});
