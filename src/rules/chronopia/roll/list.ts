/** Army lists: the figures each player may recruit, entered once, copied from anybody's list. */
import * as v from 'valibot';
import { type Asking, pick, unlessAny, type Why, whole } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against, define, hasFigures, hasRealm, isOver, pieceArg, poor, rowOf } from '../define.ts';
import { type FigureEntry, figure } from '../figures.ts';
import type { FigureId, State } from '../state.ts';

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
  *asks(state) {
    yield* unlessAny(isOver(state));
    const figures = yield* whole<readonly FigureEntry[]>('figures', {
      text: say('Which figures can you recruit?'),
      against: unfit,
    });
    return { figures };
  },
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

function* listed(state: State, seat: Seat, text: Text, free?: (id: FigureId) => Why): Asking<FigureId> {
  return yield* pick<FigureId>('id', {
    text,
    among: () => listOf(state, seat).map(([id]) => id),
    against: (one) =>
      state.figures[one]?.seat === seat ? free?.(one) : against('ch.list', say('That is not on your list.')),
    none: against('ch.list', say('Your army list is empty.')),
  });
}

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
  title: say('Change a figure on the list'),
  args: v.object({ id: pieceArg, figure }),
  *asks(state, seat) {
    yield* unlessAny(isOver(state));
    const id = yield* listed(state, seat, say('Which figure?'));
    const figure = yield* whole<FigureEntry>('figure', {
      text: say('What do you want to correct?'),
      against: (now) => unfit([now]) ?? poor(state, seat, due(state, id, now)),
      suggest() {
        const known = rowOf(state.figures, id);
        if (!known) return undefined;
        const { seat: _, ...entry } = known;
        return entry;
      },
    });
    return { id, figure };
  },
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
  *asks(state, seat) {
    yield* unlessAny(isOver(state));
    const id = yield* listed(state, seat, say('Which figure do you strike off the list?'), (one) =>
      serving(state, one) > 0
        ? against('ch.list', say('Your force still has some of these figures: disband them first.'))
        : undefined,
    );
    return { id };
  },
  applies: (state, { id }) => hasFigures(state, [id]),
  brief: (state, { id }, { seat }) => ({ id, seat, name: state.figures[id]?.name ?? '' }),
  *run({ id, seat, name }) {
    yield* change({ type: 'unlisted', id });
    yield* note('unlisted', 'ch.list', { seat, names: name });
  },
});
