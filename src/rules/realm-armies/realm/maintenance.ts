/** Force maintenance: what a realm cannot keep up is disbanded, and its hero is free for anybody. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg, unless } from '../define.ts';
import { excess } from './excess.ts';

export const disband = define({
  id: 'disband',
  rule: 'ra.maintenance',
  title: say('Disband a force'),
  args: v.object({ piece: pieceArg }),
  offered(state, seat, args) {
    const piece = args && (state.armies[args.piece] ?? state.fleets[args.piece]);
    const owner = piece?.seat ?? seat;
    const { armies, fleets } = excess(state, owner);
    const isArmy = args !== undefined && Object.hasOwn(state.armies, args.piece);
    return unless(
      notNow(state, 'maintenance'),
      armies + fleets === 0 && against('ra.maintenance.enough', say('You can keep up all your forces.')),
      args &&
        owner !== seat &&
        state.turn.absent[owner] === undefined &&
        against('ra.absent', say('{seat} is here and answers for themselves.', { seat: owner })),
      args &&
        (isArmy ? armies : fleets) === 0 &&
        against('ra.maintenance.enough', say('You can keep up all forces of that kind.')),
    );
  },
  applies: (state, { piece }) =>
    Object.hasOwn(state.armies, piece) ||
    Object.hasOwn(state.fleets, piece) ||
    against('ra.piece.army', say('Army {army} is no longer on the map.', { army: piece })),
  brief(state, { piece }) {
    const army = state.armies[piece];
    const force = army ?? state.fleets[piece];
    const hero = army?.hero ?? null;
    return {
      piece,
      fleet: army === undefined,
      seat: force?.seat ?? '',
      number: force?.number ?? 0,
      hero: hero === null ? '' : (state.heroes[hero]?.name ?? ''),
    };
  },
  *run({ piece, fleet, seat, number, hero }) {
    if (fleet) {
      yield* change({ type: 'fleetLost', fleet: piece, crew: 'free' });
      yield* note('fleet-disbanded', 'ra.maintenance.fleets', { seat, number });
      return;
    }
    yield* change({ type: 'armyLost', army: piece, hero: 'free' });
    yield* note('disbanded', 'ra.maintenance', { seat, number });
    if (hero !== '') yield* note('hero-free', 'ra.maintenance.hero', { seat, name: hero });
  },
});
