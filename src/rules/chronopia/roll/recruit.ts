/** Recruiting: new warbands, and figures for those there are. Everybody joins with the characteristics of the list. */
import * as v from 'valibot';
import { type Asking, pick, split, unlessAny, type Why, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  exist,
  hasFigures,
  hasRealm,
  hasWarbands,
  nameArg,
  pieceArg,
  poor,
  rowOf,
} from '../define.ts';
import { type Figure, isMagicUser } from '../figures.ts';
import { mustering, notBuying } from '../sitting.ts';
import type { FigureId, State, Warband } from '../state.ts';
import { listOf } from './list.ts';
import { priceOf, warbandsOf } from './points.ts';
import { type Alike, emptyBand, plus } from './ranks.ts';
import { bought, membersOf, places, unbuyable, warbandFaults } from './structure.ts';
import { warbandOf } from './whose.ts';

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
    return against('ch.force.list', say('You can recruit only from your own army list.'));
  if (of('summoned'))
    return against(
      'ch.devout.summon',
      say('You do not recruit undead and demons: you summon them before a battle.'),
    );
  return of('drugged')
    ? against(
        'ch.drugged',
        say('You get Drugged by keeping captives, or by recruiting them after a victory.'),
      )
    : undefined;
};
type Hired = readonly (readonly [id: FigureId, figure: Figure])[];
/** Those a list offers for hire. */
const forHire = (state: State, seat: Seat): Hired =>
  listOf(state, seat).filter(([, { nature }]) => nature === 'mortal');
/** The smallest numbers to begin with: one figure, or one sort of leader and of trooper, as few as may be; the cheapest first. */
function few(members: Hired): readonly Figures[] {
  const cheap = [...members].sort(
    ([, a], [, b]) => Number(isMagicUser(a)) - Number(isMagicUser(b)) || a.cost - b.cost,
  );
  const sorts = (of: string): readonly Figures[] => {
    const some = cheap.filter(([, { role }]) => role === of);
    return some.some(([, { least }]) => least > 0) || of === 'trooper'
      ? some.map(([id, { least }]) => ({ [id]: Math.max(1, least) }))
      : [{}];
  };
  const leaders = sorts('leader');
  return [
    ...cheap.map(([id]) => ({ [id]: 1 })),
    ...sorts('trooper').flatMap((men) => leaders.map((leader) => ({ ...men, ...leader }))),
  ];
}
/** How many of each join. @param unlike what speaks against suggesting them */
function* hiring(
  state: State,
  text: Text,
  members: Hired,
  against: (figures: Figures) => Why,
  unlike: (figures: Figures) => Why,
): Asking<Figures> {
  return yield* split('figures', {
    text,
    among: () => members.map(([id]) => id),
    most(id) {
      const { role, most = null } = rowOf(state.figures, id) ?? {};
      return role === 'individual' ? 1 : (most ?? 60);
    },
    against,
    suggest() {
      const some = few(members);
      return some.find((figures) => !unlike(figures)) ?? some[0] ?? {};
    },
  });
}
const place = v.optional(pieceArg, 'field');
const figures = v.record(pieceArg, countArg);

export const raiseWarband = define({
  id: 'raise-warband',
  rule: 'ch.recruit',
  title: say('Recruit a new warband'),
  args: v.object({ name: v.pipe(nameArg, v.trim()), kind: nameArg, place, figures }),
  *asks(state, seat) {
    yield* unlessAny(notBuying(state, seat, 'recruiting'), mustering(state, seat));
    const list = forHire(state, seat);
    const kind = yield* pick('kind', {
      text: say('Kind'),
      among: () => [...new Set(list.map(([, { role, warband }]) => (role === 'individual' ? '' : warband)))],
      none: against('ch.recruit', say('There is no one you can recruit now.')),
      called: (one) => (one === '' ? say('An individual') : say('{name}', { name: one })),
    });
    const raising = { name: '', kind, place: 'field' };
    const as = (some: Figures): Warband => raisedAs(state, seat, { ...raising, figures: some });
    const unfit = (some: Figures): Why => unhired(state, seat, some, as(some));
    const figures = yield* hiring(
      state,
      say('Which figures do you recruit?'),
      list.filter(([, { role, warband }]) => (role === 'individual' ? '' : warband) === kind),
      unfit,
      (some) => unfit(some) ?? warbandFaults(state, as(some))[0],
    );
    const name = yield* words('name', { text: say('Their name'), suggest: () => '' });
    const place = yield* pick('place', {
      text: say('Where they are stationed'),
      among: () => places(state, seat),
      none: against('ch.garrison.most', say('There is no room for them.')),
    });
    yield* bought(state, seat, { new: raisedAs(state, seat, { name, kind, place, figures }) });
    return { name, kind, place, figures };
  },
  applies: (state, args, seat) => exist(hasRealm(state, seat), hasFigures(state, Object.keys(args.figures))),
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
      ? against('ch.recruit.proportion', say('An individual must be on its own.'))
      : undefined;
  return members.some(({ figure }) => state.figures[figure]?.warband !== kind)
    ? against('ch.recruit.proportion', say('Those figures cannot serve in the same warband.'))
    : undefined;
}

/** Why these cannot be hired into what is a warband of this look then. */
const unhired = (state: State, seat: Seat, hired: Figures, after: Warband): Remark | undefined =>
  (newcomers(hired).length === 0
    ? against('ch.recruit', say('There is no one in it yet.'))
    : notForHire(state, seat, hired)) ??
  oneOfAKind(state, after) ??
  poor(state, seat, priceOf(state, hired));

export const recruit = define({
  id: 'recruit',
  rule: 'ch.recruit',
  title: say('Recruit figures'),
  args: v.object({ warband: pieceArg, figures }),
  *asks(state, seat) {
    yield* unlessAny(notBuying(state, seat, 'recruiting'), mustering(state, seat));
    const id = yield* warbandOf(state, seat, {
      text: say('Which warband gets recruits?'),
      none: against('ch.recruit', say('No warband can take recruits now.')),
    });
    const warband =
      rowOf(state.warbands, id) ?? emptyBand({ seat, name: '', kind: '', individual: false, place: 'field' });
    const joined = (some: Figures): Warband => plus(warband, newcomers(some));
    const members = new Set(membersOf(state, warband).map(([figure]) => figure));
    const unfit = (some: Figures): Why => unhired(state, seat, some, joined(some));
    const hired = yield* hiring(
      state,
      say('How many join?'),
      forHire(state, seat).filter(([figure]) => members.has(figure)),
      unfit,
      (some) => unfit(some) ?? unbuyable(state, seat, { [id]: joined(some) }),
    );
    yield* bought(state, seat, { [id]: joined(hired) });
    return { warband: id, figures: hired };
  },
  applies: (state, { warband, figures: hired }) =>
    exist(hasWarbands(state, [warband]), hasFigures(state, Object.keys(hired))),
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
});
const isSeasoned = (warband: Warband | undefined): boolean =>
  Object.values(warband?.ranks ?? {}).some(({ spent }) => spent > 0);
