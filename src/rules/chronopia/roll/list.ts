/** Army lists: the figures each player may recruit, entered once, copied from anybody's list. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasFigures, hasRealm, isOver, pieceArg, poor, unless } from '../define.ts';
import { type FigureEntry, figure } from '../figures.ts';
import type { State } from '../state.ts';

export const listOf = (state: State, seat: Seat) =>
  Object.entries(state.figures).filter(([, each]) => each.seat === seat);

/** Whether what a seat holds pays for no figure of its list any more. */
export const paysForNone = (state: State, seat: Seat): boolean => {
  const { gold = 0 } = state.realms[seat] ?? {};
  return listOf(state, seat).every(([, { nature, cost }]) => nature !== 'mortal' || cost > gold);
};

/** Whether a list has enough for a force: one individual at least, and a warband for each (B.1.a.1.b, B.1.a.2.b). */
export const listLacks = (state: State, seat: Seat): 'warband' | 'individual' | undefined => {
  const hired = listOf(state, seat).flatMap(([, { nature, role }]) => (nature === 'mortal' ? [role] : []));
  if (!hired.some((role) => role === 'trooper')) return 'warband';
  return hired.includes('individual') ? undefined : 'individual';
};

const unfit = (entries: readonly FigureEntry[]): Remark | undefined => {
  const nameless = entries.find(({ role, warband }) => (role === 'individual') !== (warband === ''));
  return nameless
    ? against(
        'ch.list',
        nameless.role === 'individual'
          ? say('{figure} is an individual, and belongs to no warband.', { figure: nameless.name })
          : say('Say which warband {figure} belongs to.', { figure: nameless.name }),
      )
    : undefined;
};

export const listFigures = define({
  id: 'list-figures',
  rule: 'ch.list',
  title: say('Add to your army list'),
  args: v.object({ figures: v.pipe(v.array(figure), v.minLength(1), v.maxLength(40)) }),
  offered: (state, _, args) => unless(isOver(state), args && unfit(args.figures)),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { figures }, { seat, order }) => ({
    seat,
    figures: figures.map((each, index) => ({ id: `${order}.${index}`, figure: { ...each, seat } })),
  }),
  *run({ seat, figures }) {
    for (const each of figures) yield* change({ type: 'listed', ...each });
    const names = figures.map((each) => each.figure.name).join(', ');
    yield* note('listed', 'ch.list', { seat, names, count: figures.length });
  },
});

const serving = (state: State, id: string): number =>
  Object.values(state.warbands)
    .flatMap(({ ranks }) => Object.values(ranks))
    .reduce((sum, { figure: of, fit, hurt }) => sum + (of === id ? fit + hurt : 0), 0);
/** While a first force is bought, a price put right is paid for those hired at the old one. */
const due = (state: State, id: string, { cost }: FigureEntry): number =>
  state.stage === 'muster' ? (cost - (state.figures[id]?.cost ?? 0)) * serving(state, id) : 0;

export const changeFigure = define({
  id: 'change-figure',
  rule: 'ch.list',
  title: say('Change a figure of the list'),
  args: v.object({ id: pieceArg, figure }),
  offered: (state, seat, args) =>
    unless(
      isOver(state),
      args && state.figures[args.id]?.seat !== seat && against('ch.list', say('That is not on your list.')),
      args && unfit([args.figure]),
      args && poor(state, seat, due(state, args.id, args.figure)),
    ),
  applies: (state, { id }) => hasFigures(state, [id]),
  brief: (state, args, { seat }) => ({
    id: args.id,
    figure: { ...args.figure, seat: state.figures[args.id]?.seat ?? seat },
    price: due(state, args.id, args.figure),
  }),
  *run({ id, figure: now, price }) {
    yield* change({ type: 'listed', id, figure: now });
    if (price !== 0) yield* change({ type: 'gold', seat: now.seat, amount: -price });
    yield* note('list-changed', 'ch.list', { seat: now.seat, names: now.name });
  },
});

export const unlistFigure = define({
  id: 'unlist-figure',
  rule: 'ch.list',
  title: say('Strike a figure off the list'),
  args: v.object({ id: pieceArg }),
  offered: (state, seat, args) =>
    unless(
      isOver(state),
      args && state.figures[args.id]?.seat !== seat && against('ch.list', say('That is not on your list.')),
      args &&
        serving(state, args.id) > 0 &&
        against('ch.list', say('Some of them serve: disband them first.')),
    ),
  applies: (state, { id }) => hasFigures(state, [id]),
  brief: (state, { id }, { seat }) => ({ id, seat, name: state.figures[id]?.name ?? '' }),
  *run({ id, seat, name }) {
    yield* change({ type: 'unlisted', id });
    yield* note('unlisted', 'ch.list', { seat, names: name });
  },
});
