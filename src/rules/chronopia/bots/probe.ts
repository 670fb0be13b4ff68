/** Bots that ask for what they may not do, and look at every task and warning: advice must be given, never thrown. */
import type { Said } from '../../../kernel/asking.ts';
import type { Likes } from '../../../kernel/by-chance.ts';
import { type Game, reach, stateOf } from '../../../kernel/game.ts';
import { ask, callGhosts, type Ghost, look, pick, scribble } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { tryAll } from '../../../kernel/rash.ts';
import { act, type Choices, oneIn } from '../../../kernel/tastes.ts';
import type { Ledger } from '../ledger.ts';
import { warbandsOf } from '../roll/points.ts';
import { forceFaults } from '../roll/structure.ts';
import type { State } from '../state.ts';

export type Table = Game<State, Ledger>;

/** Bots mostly agree; now and then one does not. In the desert they find something to say. */
const agreeable =
  (game: Table, oftenNot: number): Choices =>
  ({ label }) => {
    if (label === 'desert') return oneIn(2, game) ? 'Sandstorm' : '';
    return label.startsWith('agree/') ? (oneIn(oftenNot, game) ? 'refuse' : 'agree') : undefined;
  };
/** Gives an order if its questions allow it, beginning with what is said. */
export const tryTo = (
  game: Table,
  seat: Seat,
  id: string,
  said: Said = {},
  likes: Likes = {},
  oftenNot = 12,
): boolean => act(game, seat, id, said, { likes, choices: agreeable(game, oftenNot) });

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

export function probe(game: Table, seat: Seat): void {
  const state = stateOf(game);
  look(game, seat);
  for (const { rule } of forceFaults(state, seat)) reach(game, rule);
  scribble(game, seat, {});
  callGhosts(game, seat, ghosts);
  const pieces = [state.warbands, state.territories, state.captives, state.battles].flatMap((of) =>
    Object.keys(of),
  );
  tryAll(game, seat, [...state.seats, ...pieces.filter(() => oneIn(4, game))]);
  // Numbers and documents that only their player makes up.
  const figures = { [pick([...Object.keys(state.figures), 'noone'], game.source)]: 1 + game.source(80) };
  for (const [id, { kind }] of warbandsOf(state, seat)) {
    ask(game, seat, 'recruit', { warband: id, figures });
    ask(game, seat, 'raise-warband', { name: '', kind, place: 'field', figures });
  }
}
