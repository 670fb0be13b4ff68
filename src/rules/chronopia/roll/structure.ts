/**
 * What a warband and a force have to look like: minimums and proportions inside a warband; missile warbands, individuals,
 * magic-users, a general and the size of every place between them. Faults are advice: each says the rule and why.
 */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { Figure } from '../figures.ts';
import type { Place, Rank, State, Warband } from '../state.ts';
import {
  figureOf,
  generalOf,
  limitOf,
  magicUsers,
  pointsIn,
  ranksOf,
  strengthOf,
  territoriesOf,
  warbandsOf,
} from './points.ts';

type Counts = ReadonlyMap<string, number>;
export const counted = (state: State, warband: Warband): Counts => {
  const hospital = state.options.rulings.hospital === 'counts';
  const counts = new Map<string, number>();
  for (const { figure, fit, hurt } of ranksOf(warband))
    counts.set(figure, (counts.get(figure) ?? 0) + fit + (hospital ? hurt : 0));
  return counts;
};

/** The figures of a warband's kind on its army lists: its owner's, and whatever already serves in it. */
export const membersOf = (
  state: State,
  { seat, kind, ranks }: Pick<Warband, 'seat' | 'kind' | 'ranks'>,
): readonly (readonly [id: string, figure: Figure])[] =>
  Object.entries(state.figures).filter(
    ([id, figure]) =>
      (figure.seat === seat && figure.warband === kind && figure.role !== 'individual') ||
      Object.values(ranks).some((rank) => rank.figure === id),
  );

/** What is wrong with the make-up of a warband; empty for individuals. */
export function warbandFaults(state: State, warband: Warband): readonly Remark[] {
  if (warband.individual || strengthOf(warband) === 0) return [];
  const counts = counted(state, warband);
  const of = (id: string): number => counts.get(id) ?? 0;
  const members = membersOf(state, warband);
  const troopers = members
    .filter(([, { role }]) => role === 'trooper')
    .reduce((sum, [id]) => sum + of(id), 0);
  const { name } = warband;
  return members.flatMap(([id, figure]) => {
    const has = of(id);
    const at = { name, figure: figure.name, has };
    // A second kind of leader or trooper need not be there at all.
    const needed = figure.role === 'special' && has === 0 ? 0 : standsIn(members, of, id, figure);
    return [
      ...(has < needed
        ? [
            against(
              'ch.recruit.minimum',
              say('{name} cannot stand with {has} {figure}: it takes {least} at least.', {
                ...at,
                least: needed,
              }),
            ),
          ]
        : []),
      ...(figure.most !== null && has > figure.most
        ? [
            against(
              'ch.recruit.proportion',
              say('{name}: {has} {figure}, no more than {most} serve together.', {
                ...at,
                most: figure.most,
              }),
            ),
          ]
        : []),
      ...(figure.per > 0 && has * figure.per > troopers
        ? [
            against(
              'ch.recruit.proportion',
              say('{name}: each {figure} needs {per} troopers beside them.', { ...at, per: figure.per }),
            ),
          ]
        : []),
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

const shoots = (state: State, rank: Rank): boolean => {
  const figure = figureOf(state, rank);
  return figure?.missile === true && figure.role === 'trooper' && rank.fit + rank.hurt > 0;
};
/** A warband counts as missile-equipped when its troopers shoot. */
export const isMissile = (state: State, warband: Warband): boolean =>
  !warband.individual && ranksOf(warband).some((rank) => shoots(state, rank));

const isTaken = (warband: Warband): boolean => strengthOf(warband) > 0;

/** What is wrong with the field army or a garrison as a force. */
export function placeFaults(state: State, seat: Seat, place: Place): readonly Remark[] {
  const here = warbandsOf(state, seat, place)
    .map(([, warband]) => warband)
    .filter(isTaken);
  const individuals = here.filter(({ individual }) => individual).length;
  const warbands = here.length - individuals;
  const missile = here.filter((warband) => isMissile(state, warband)).length;
  const points = pointsIn(state, seat, place);
  const most = limitOf(state, seat, place);
  const where = { place };
  return [
    ...(points > most
      ? [
          place === 'field'
            ? against(
                'ch.force.field',
                say('The field army has {points} points of {most} at most.', { points, most }),
              )
            : against(
                'ch.garrison.most',
                say('The garrison of {place} has {points} points of {most} at most.', {
                  ...where,
                  points,
                  most,
                }),
              ),
        ]
      : []),
    ...(missile > warbands - missile
      ? [
          against(
            'ch.force.missile',
            say('{place}: no more missile warbands than others, and there are {missile} and {others}.', {
              ...where,
              missile,
              others: warbands - missile,
            }),
          ),
        ]
      : []),
    ...(individuals > warbands
      ? [
          against(
            'ch.force.individuals',
            say('{place}: no more individuals than warbands, and there are {individuals} and {warbands}.', {
              ...where,
              individuals,
              warbands,
            }),
          ),
        ]
      : []),
  ];
}

/** What is wrong with magic-users and the command of the whole force. */
export function commandFaults(state: State, seat: Seat): readonly Remark[] {
  const { have, byPoints, byFortress } = magicUsers(state, seat);
  const foreign = warbandsOf(state, seat).some(([, warband]) =>
    ranksOf(warband).some((rank) => figureOf(state, rank)?.seat !== seat),
  );
  return [
    ...(have > byPoints
      ? [
          against(
            'ch.force.magic',
            say('Magic-users: {have}. The points of the force allow {most}.', { have, most: byPoints }),
          ),
        ]
      : []),
    ...(have > byFortress
      ? [
          against(
            'ch.force.fortress',
            say('Magic-users: {have}. Its fortresses allow {most}.', { have, most: byFortress }),
          ),
        ]
      : []),
    ...(foreign ? [against('ch.force.list', say('Some who serve you stand on another army’s list.'))] : []),
    ...(generalOf(state, seat) === undefined
      ? [against('ch.force.general', say('No individual leads the field army.'))]
      : []),
  ];
}

export const places = (state: State, seat: Seat): readonly Place[] => [
  'field',
  ...territoriesOf(state, seat).map(([id]) => id),
];
/** Everything wrong with a seat's force, the make-up of its warbands first. */
export const forceFaults = (state: State, seat: Seat): readonly Remark[] => [
  ...warbandsOf(state, seat).flatMap(([, warband]) => warbandFaults(state, warband)),
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
