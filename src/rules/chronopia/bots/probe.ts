/** Bots that ask for what they may not do, and look at every task and warning: advice must be given, never thrown. */
import type { Json } from '../../../kernel/json.ts';
import { ask, askForAll, callGhosts, type Ghost, look, pick, scribble } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { listOf } from '../roll/list.ts';
import { warbandsOf } from '../roll/points.ts';
import { forceFaults } from '../roll/structure.ts';
import { type Game, reach, stateOf } from './game.ts';

/** Orders about what is not there: replay must find it missing. */
const ghosts: readonly Ghost[] = [
  ['disband', { warband: 'nobody', all: true, figures: { fit: {}, hurt: {} } }],
  ['upgrade-territory', { territory: 'nowhere' }],
  ['recruit', { warband: 'nobody', figures: { noone: 1 } }],
  ['raise-warband', { name: '', kind: '', place: 'field', figures: { noone: 1 } }],
  ['take-field', { battle: 'never' }],
  ['sell-captives', { captives: ['nobody'] }],
  ['challenge', { seat: 'nobody', when: '' }],
];
export function probe(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  look(game, seat);
  for (const { rule } of forceFaults(state, seat)) reach(game, rule);
  scribble(game, seat, {});
  callGhosts(game, seat, ghosts);
  askForAll(game, seat);
  const other = pick(
    state.seats.filter((each) => each !== seat),
    source,
  );
  for (const [id, args] of requests(game, seat, other)) ask(game, seat, id, args);
}

function requests(game: Game, seat: Seat, other: Seat): readonly (readonly [string, Json])[] {
  const { source } = game;
  const state = stateOf(game);
  const own = warbandsOf(state, seat);
  const theirs = warbandsOf(state, other);
  const list = listOf(state, seat);
  const figure = list.length > 0 ? pick(list, source)[0] : 'noone';
  const captives = Object.keys(state.captives);
  const battle = Object.keys(state.battles)[0] ?? 'never';
  const [land] = Object.entries(state.territories).filter(([, each]) => each.seat === seat);
  const mine = own.length > 0 ? pick(own, source) : undefined;
  const keys = Object.keys(mine?.[1].ranks ?? {});
  return [
    ['raise-warband', { name: '', kind: 'Spears', figures: { [figure]: 1 + source(80) } }],
    ['raise-warband', { name: '', kind: 'Spears', figures: { [figure]: 2 } }],
    ['unlist-figure', { id: figure }],
    ['challenge', { seat }],
    ['arrange-battle', { with: [seat] }],
    ['trade', { with: other, gives: { gold: 100_000 }, takes: {} }],
    ['trade', { with: other, gives: {}, takes: {} }],
    ['change-parts', {}],
    ['call-ally', { battle, ally: other, warbands: theirs.slice(0, 1).map(([id]) => id) }],
    ['choose-mission', { battle, name: 'x' }],
    ...captives
      .slice(0, 1)
      .flatMap((id) => [
        ['sell-captives', { captives: [id] }] as const,
        ['keep-drugged', { captives: [id], figure }] as const,
        ['rescue', { captives: [id] }] as const,
      ]),
    ...(land
      ? [
          ['upgrade-territory', { territory: land[0] }] as const,
          ...own.map(([id]) => ['station', { warband: id, place: land[0] }] as const),
        ]
      : []),
    ...(mine
      ? [
          ['transfer', { from: mine[0], to: theirs[0]?.[0] ?? mine[0], figures: {} }] as const,
          ['disband', { warband: mine[0], figures: { fit: { [keys[0] ?? 'x']: 1 } } }] as const,
          ['recruit', { warband: mine[0], figures: { [figure]: 1 } }] as const,
          ...own.flatMap(([id, { kind }]) =>
            own
              .filter(([to, warband]) => to !== id && warband.kind === kind)
              .map(
                ([to]) =>
                  [
                    'transfer',
                    {
                      from: id,
                      to,
                      figures: { [Object.keys(state.warbands[id]?.ranks ?? {})[0] ?? 'x']: 2 },
                    },
                  ] as const,
              ),
          ),
          ...(['w', 'ac', 'pw', 'cc', 'mv', 'def'] as const).map(
            (characteristic) =>
              ['advance', { warband: mine[0], characteristic, gold: source(3) * 5000 }] as const,
          ),
        ]
      : []),
  ];
}
