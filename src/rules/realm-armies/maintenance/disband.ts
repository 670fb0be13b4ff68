/** Force maintenance: what a realm cannot keep up is disbanded, and its hero is free for anybody. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notFor, notNow, pieceArg } from '../define.ts';
import { armiesOf, fleetsOf } from '../queries.ts';
import { excess, overstretched } from './excess.ts';

export const disband = define({
  id: 'disband',
  rule: 'ra.maintenance',
  title: say('Disband a force'),
  args: v.object({ piece: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'maintenance'));
    const enough = against('ra.maintenance.enough', say('Your realm can keep up all your forces.'));
    const piece = yield* pick('piece', {
      text: say('Which force do you disband?'),
      among: () =>
        overstretched(state)
          .filter((owner) => owner === seat || state.turn.absent[owner] !== undefined)
          .flatMap((owner) => [...armiesOf(state, owner), ...fleetsOf(state, owner)].map(({ id }) => id)),
      against(id) {
        const owner = (state.armies[id] ?? state.fleets[id])?.seat ?? seat;
        if (!overstretched(state).includes(owner)) return enough;
        const { armies, fleets } = excess(state, owner);
        return (
          notFor(state, seat, owner) ??
          ((Object.hasOwn(state.armies, id) ? armies : fleets) === 0
            ? against('ra.maintenance.enough', say('Your realm can keep up all forces of that kind.'))
            : undefined)
        );
      },
      none: enough,
    });
    return { piece };
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
