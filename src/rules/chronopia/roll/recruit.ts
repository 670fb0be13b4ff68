/** Recruiting: new warbands, and figures for those there are. Everybody joins with the characteristics of the list. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { mustering, notBuying } from '../aftermath/now.ts';
import {
  against,
  all,
  countArg,
  define,
  hasFigures,
  hasRealm,
  hasWarbands,
  nameArg,
  notYours,
  pieceArg,
  poor,
  unless,
} from '../define.ts';
import type { State, Warband } from '../state.ts';
import { priceOf, warbandsOf } from './points.ts';
import { type Alike, emptyBand, plus } from './ranks.ts';
import { bought } from './structure.ts';

type Figures = { readonly [figure: string]: number };
export const newcomers = (figures: Figures): readonly (Alike & { readonly fit: number })[] =>
  Object.entries(figures).flatMap(([figure, fit]) =>
    fit > 0 ? [{ figure, raised: {}, spent: 0, fit }] : [],
  );

/** Nobody hires what is only summoned, or only taken. */
const notForHire = (state: State, seat: Seat, figures: Figures): Remark | undefined => {
  const ids = Object.keys(figures);
  const of = (nature: string): boolean => ids.some((id) => state.figures[id]?.nature === nature);
  if (ids.some((id) => state.figures[id] && state.figures[id].seat !== seat))
    return against('ch.force.list', say('A force comes from one army list: your own.'));
  if (of('summoned'))
    return against('ch.devout.summon', say('Undead and demons are summoned before a battle.'));
  return of('drugged')
    ? against('ch.drugged', say('The Drugged are captives kept, or recruited after a victory.'))
    : undefined;
};
const place = v.optional(pieceArg, 'field');
const figures = v.record(pieceArg, countArg);

export const raiseWarband = define({
  id: 'raise-warband',
  rule: 'ch.recruit',
  title: say('Recruit a new warband'),
  args: v.object({ name: v.pipe(nameArg, v.trim()), kind: nameArg, place, figures }),
  offered(state, seat, args) {
    const after = args && raisedAs(state, seat, args);
    const found = unless(
      notBuying(state, seat, 'recruiting'),
      mustering(state, seat),
      args && newcomers(args.figures).length === 0 && against('ch.recruit', say('Nobody is in it yet.')),
      args && notForHire(state, seat, args.figures),
      after && oneOfAKind(state, after),
      args && poor(state, seat, priceOf(state, args.figures)),
    );
    return found.open && after ? bought(state, seat, { new: after }) : found;
  },
  applies: (state, args, seat) => all(hasRealm(state, seat), hasFigures(state, Object.keys(args.figures))),
  brief(state, args, { seat, order }) {
    const { individual, kind, place: at } = raisedAs(state, seat, args);
    const [first = ''] = Object.keys(args.figures);
    return {
      seat,
      id: order,
      name:
        args.name === ''
          ? unused(state, seat, individual ? (state.figures[first]?.name ?? '') : kind)
          : args.name,
      kind,
      individual,
      place: at,
      figures: args.figures,
      price: priceOf(state, args.figures),
      initial: state.stage === 'muster',
    };
  },
  *run({ seat, id, name, kind, individual, place, figures, price, initial }) {
    yield* change({ type: 'gold', seat, amount: -price });
    yield* change({ type: 'raised', id, seat, name, kind, individual, place });
    for (const each of newcomers(figures)) yield* change({ type: 'joined', warband: id, ...each });
    const count = newcomers(figures).reduce((sum, { fit }) => sum + fit, 0);
    yield* note('raised', initial ? 'ch.initial' : 'ch.recruit', { seat, name, count, price });
  },
});

/** Of several warbands that are called after their kind the later ones have a number. */
function unused(state: State, seat: Seat, name: string): string {
  const names = warbandsOf(state, seat).map(([, warband]) => warband.name);
  let number = 1;
  while (names.includes(number === 1 ? name : `${name} ${number}`)) number++;
  return number === 1 ? name : `${name} ${number}`;
}

interface Raising {
  readonly name: string;
  readonly kind: string;
  readonly place: string;
  readonly figures: Figures;
}
function raisedAs(state: State, seat: Seat, { name, kind, place, figures }: Raising): Warband {
  const members = newcomers(figures);
  const [only] = members;
  const individual = only !== undefined && state.figures[only.figure]?.role === 'individual';
  return plus(emptyBand({ seat, name, kind: individual ? only.figure : kind, individual, place }), members);
}
/** An individual stands alone; a warband is of one kind, and none of it an individual. */
function oneOfAKind(state: State, { individual, kind, ranks }: Warband): Remark | undefined {
  const members = Object.values(ranks);
  if (individual)
    return members.length > 1 || members.some(({ fit }) => fit > 1)
      ? against('ch.recruit.proportion', say('An individual stands alone.'))
      : undefined;
  return members.some(({ figure }) => state.figures[figure]?.warband !== kind)
    ? against('ch.recruit.proportion', say('They do not serve in the same warband.'))
    : undefined;
}

export const recruit = define({
  id: 'recruit',
  rule: 'ch.recruit',
  title: say('Recruit figures'),
  args: v.object({ warband: pieceArg, figures }),
  offered(state, seat, args) {
    const warband = args && state.warbands[args.warband];
    const after = warband && plus(warband, newcomers(args.figures));
    const found = unless(
      notBuying(state, seat, 'recruiting'),
      mustering(state, seat),
      args && notYours(state, seat, { warbands: [args.warband] }),
      args && newcomers(args.figures).length === 0 && against('ch.recruit', say('Nobody is in it yet.')),
      args && notForHire(state, seat, args.figures),
      after && oneOfAKind(state, after),
      args && poor(state, seat, priceOf(state, args.figures)),
    );
    return found.open && after ? bought(state, seat, { [args.warband]: after }) : found;
  },
  applies: (state, { warband, figures: hired }) =>
    all(hasWarbands(state, [warband]), hasFigures(state, Object.keys(hired))),
  brief: (state, { warband, figures: hired }, { seat }) => ({
    seat,
    warband,
    name: state.warbands[warband]?.name ?? '',
    figures: hired,
    price: priceOf(state, hired),
    raw: (state.warbands[warband]?.experience ?? 0) > 0 || isSeasoned(state.warbands[warband]),
  }),
  *run({ seat, warband, name, figures: hired, price, raw }) {
    yield* change({ type: 'gold', seat, amount: -price });
    for (const each of newcomers(hired)) yield* change({ type: 'joined', warband, ...each });
    const count = newcomers(hired).reduce((sum, { fit }) => sum + fit, 0);
    yield* note('recruited', 'ch.recruit', { seat, name, count, price });
    if (raw) yield* note('raw', 'ch.recruit.raw', { seat, name });
  },
  holds: ({ warband }) => [warband],
});
const isSeasoned = (warband: Warband | undefined): boolean =>
  Object.values(warband?.ranks ?? {}).some(({ spent }) => spent > 0);
