/**
 * What a warband and a force have to look like: minimums and proportions inside a warband; missile warbands, individuals,
 * magic-users, a general and the size of every place between them. Faults are advice: each says the rule and why.
 */
import { type Asking, minded, unlessAny } from '../../../kernel/asks.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Figure } from '../figures.ts';
import type { Place, State, Warband, WarbandId } from '../state.ts';
import {
  figureOf,
  fitIn,
  generalOf,
  limitOf,
  magicUsers,
  pointsIn,
  ranksOf,
  territoriesOf,
  warbandsOf,
} from './points.ts';

/** What is wrong, where (a warband and its figure, a place), and by how much. */
export type Fault = Remark & { readonly at: string; readonly by: number };
const fault = (rule: Rule, at: string, by: number, why: Text): readonly Fault[] =>
  by > 0 ? [{ rule, why, at, by }] : [];

/** The figures of a warband's kind on its army lists: its owner's, and whatever already serves in it. */
export function membersOf(
  state: State,
  { seat, kind, ranks }: Pick<Warband, 'seat' | 'kind' | 'ranks'>,
): readonly (readonly [id: string, figure: Figure])[] {
  const serve = new Set(Object.values(ranks).map(({ figure }) => figure));
  return Object.entries(state.figures).filter(
    ([id, figure]) =>
      (figure.seat === seat && figure.warband === kind && figure.role !== 'individual') || serve.has(id),
  );
}

/** What is wrong with the make-up of a warband; empty for individuals. Those in the Hospital are no part of it (B.1.c.3). */
export function warbandFaults(state: State, warband: Warband, id = ''): readonly Fault[] {
  if (warband.individual || fitIn(warband) === 0) return [];
  const count = (of: string, hurt: boolean): number =>
    ranksOf(warband).reduce(
      (sum, rank) => sum + (rank.figure === of ? rank.fit + (hurt ? rank.hurt : 0) : 0),
      0,
    );
  const there = (of: string): number => count(of, state.options.rulings.hospital === 'counts');
  const members = membersOf(state, warband);
  const troopers = members
    .filter(([, { role }]) => role === 'trooper')
    .reduce((sum, [of]) => sum + count(of, false), 0);
  const { name } = warband;
  return members.flatMap(([of, figure]) => {
    const has = count(of, false);
    const stand = there(of);
    const { most, per, role } = figure;
    const at = `${id}/${of}`;
    const said = { name, figure: figure.name, has };
    // A second kind of leader or trooper need not be there at all.
    const least = role === 'special' && stand === 0 ? 0 : standsIn(members, there, of, figure);
    return [
      ...fault(
        'ch.recruit.minimum',
        at,
        least - stand,
        say('{name} needs at least {least} × {figure}, and has {has}.', {
          ...said,
          has: stand,
          least,
        }),
      ),
      ...fault(
        'ch.recruit.proportion',
        `${at}/most`,
        most === null ? 0 : has - most,
        say('{name} has {has} × {figure}; the limit is {most}.', { ...said, most: most ?? 0 }),
      ),
      ...fault(
        'ch.recruit.proportion',
        at,
        has * per - (per > 0 ? troopers : 0),
        say('{name}: each {figure} needs {per} troopers in the warband.', { ...said, per }),
      ),
    ];
  });
}

/** Of several leaders, or several sorts of trooper, one sort may stand in for another. */
function standsIn(
  members: readonly (readonly [id: string, figure: Figure])[],
  of: (id: string) => number,
  id: string,
  { role, least }: Figure,
): number {
  const others = members.filter(([other, each]) => other !== id && each.role === role);
  const stood = others.some(([other, each]) => of(other) >= Math.max(1, each.least));
  return stood && of(id) === 0 ? 0 : least;
}

/** A warband counts as missile-equipped when its troopers shoot: those fit, unless it lies in the Hospital as a whole. */
export const isMissile = (state: State, warband: Warband): boolean => {
  const whole = fitIn(warband) === 0;
  return (
    !warband.individual &&
    ranksOf(warband).some((rank) => {
      const figure = figureOf(state, rank);
      return figure?.missile && figure.role === 'trooper' && (whole ? rank.hurt : rank.fit) > 0;
    })
  );
};

/** What is wrong with the field army or a garrison as a force. */
export function placeFaults(state: State, seat: Seat, place: Place): readonly Fault[] {
  const here = warbandsOf(state, seat, place)
    .map(([, warband]) => warband)
    .filter((warband) => fitIn(warband) > 0);
  const individuals = here.filter(({ individual }) => individual).length;
  const warbands = here.length - individuals;
  const missile = here.filter((warband) => isMissile(state, warband)).length;
  const others = warbands - missile;
  const points = pointsIn(state, seat, place);
  const most = limitOf(state, seat, place);
  return [
    ...(place === 'field'
      ? fault(
          'ch.force.field',
          place,
          points - most,
          say('The field army has {points} points; its limit is {most}.', { points, most }),
        )
      : fault(
          'ch.garrison.most',
          place,
          points - most,
          say('The garrison of {place} has {points} points; its limit is {most}.', { place, points, most }),
        )),
    ...fault(
      'ch.force.missile',
      place,
      missile - others,
      say('{place}: more missile warbands ({missile}) than others ({others}).', {
        place,
        missile,
        others,
      }),
    ),
    ...fault(
      'ch.force.individuals',
      place,
      individuals - warbands,
      say('{place}: more individuals ({individuals}) than warbands ({warbands}).', {
        place,
        individuals,
        warbands,
      }),
    ),
  ];
}

/** What is wrong with magic-users and the command of the whole force. */
export function commandFaults(state: State, seat: Seat): readonly Fault[] {
  const { have, byPoints, byFortress } = magicUsers(state, seat);
  const foreign = warbandsOf(state, seat).some(([, warband]) =>
    ranksOf(warband).some((rank) => figureOf(state, rank)?.seat !== seat),
  );
  return [
    ...fault(
      'ch.force.magic',
      '',
      have - byPoints,
      say('Magic-users: {have}. The size of the force allows {most}.', { have, most: byPoints }),
    ),
    ...fault(
      'ch.force.fortress',
      '',
      have - byFortress,
      say('Magic-users: {have}. Its fortresses allow {most}.', { have, most: byFortress }),
    ),
    ...fault(
      'ch.force.list',
      '',
      Number(foreign),
      say('Some of your figures come from another army’s list.'),
    ),
    ...fault(
      'ch.force.general',
      '',
      Number(generalOf(state, seat) === undefined),
      say('No individual leads the field army of {seat}.', { seat }),
    ),
  ];
}

export const places = (state: State, seat: Seat): readonly Place[] => [
  'field',
  ...territoriesOf(state, seat).map(([id]) => id),
];
/** Everything wrong with a seat's force, the make-up of its warbands first. */
export const forceFaults = (state: State, seat: Seat): readonly Fault[] => [
  ...warbandsOf(state, seat).flatMap(([id, warband]) => warbandFaults(state, warband, id)),
  ...places(state, seat).flatMap((place) => placeFaults(state, seat, place)),
  ...commandFaults(state, seat),
];

/** What money cannot mend at once, and what nobody can be made to undo, is left to the table. */
const forgiven: readonly string[] = [
  'ch.force.general',
  'ch.force.list',
  'ch.force.fortress',
  'ch.force.magic',
];
/** What has to be put right before the force marches again. */
export const blocking = (state: State, seat: Seat): Remark | undefined =>
  forceFaults(state, seat).find(({ rule }) => !forgiven.includes(rule));

type Changed = { readonly [id: WarbandId]: Warband };
/** What would be wrong, or more wrong than it is, with a seat's force once these warbands are as given. @param command its command too */
export function worsened(state: State, seat: Seat, changed: Changed, command = true): readonly Fault[] {
  const touched = Object.entries(changed).flatMap(([id, { place }]) => [place, state.warbands[id]?.place]);
  // Nothing else can become worse.
  const faults = (of: State): readonly Fault[] => [
    ...warbandsOf(of, seat).flatMap(([id, warband]) =>
      Object.hasOwn(changed, id) ? warbandFaults(of, warband, id) : [],
    ),
    ...places(of, seat).flatMap((place) => (touched.includes(place) ? placeFaults(of, seat, place) : [])),
    ...(command ? commandFaults(of, seat) : []),
  ];
  const before = faults(state);
  return faults({ ...state, warbands: { ...state.warbands, ...changed } }).filter(
    ({ rule, at, by }) => !before.some((old) => old.rule === rule && old.at === at && old.by >= by),
  );
}
/** Closed for the first fault that bars it, else open, and all of them are minded. */
export function* weighed(faults: readonly Fault[], bars: (rule: Rule) => boolean): Asking<void> {
  yield* unlessAny(faults.find(({ rule }) => bars(rule)));
  yield* minded(...faults);
}
/** Ratios between warbands: more than one purchase or move may go together, and what holds at their end counts. */
export const isRatio = (rule: Rule): boolean =>
  rule === 'ch.force.missile' || rule === 'ch.force.individuals';
/** A force being bought: ratios wait until recruiting ends; while mustering, what the whole force needs does as well. */
export const bought = (state: State, seat: Seat, changed: Changed): Asking<void> =>
  weighed(worsened(state, seat, changed), barsBuying(state));
export const unbuyable = (state: State, seat: Seat, changed: Changed): Remark | undefined => {
  const bars = barsBuying(state);
  return worsened(state, seat, changed).find(({ rule }) => bars(rule));
};
const barsBuying =
  ({ stage }: State) =>
  (rule: Rule): boolean =>
    !isRatio(rule) && !(stage === 'muster' && forgiven.includes(rule));
