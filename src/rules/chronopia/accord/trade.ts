/** A bargain between two players: gold, experience, territories and warbands or heroes, each way, if both agree. */
import { bargains } from '../../../kernel/bargain/bargain.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { mostTerritories } from '../charts/forces.ts';
import {
  against,
  hasRealm,
  hasTerritories,
  hasWarbands,
  isOver,
  partOff,
  pieceArg,
  rowOf,
} from '../define.ts';
import { committed } from '../roll/committed.ts';
import { generalOf, territoriesOf, warbandsOf } from '../roll/points.ts';
import { worsened } from '../roll/structure.ts';
import { notBetween } from '../sitting.ts';
import type { State } from '../state.ts';

/** Warbands as they stand once they have changed hands. */
const handed = (state: State, warbands: readonly string[], seat: Seat): State['warbands'] =>
  Object.fromEntries(
    warbands.flatMap((id) => {
      const warband = rowOf(state.warbands, id);
      return warband ? [[id, { ...warband, seat, place: 'field' }]] : [];
    }),
  );
/** Who learns what was traded: the general, else the first figure of the roll. */
const pupil = (state: State, seat: Seat): string | null =>
  generalOf(state, seat) ?? warbandsOf(state, seat)[0]?.[0] ?? null;
const called = ({ warbands }: State, id: string) => ({ name: rowOf(warbands, id)?.name ?? '' });

interface Pupils {
  readonly pupils: { readonly mine: string | null; readonly theirs: string | null };
}
const { amount, pieces, shares, bargain } = bargains<State, Change, Pupils>();

export const trade = bargain({
  id: 'trade',
  rule: 'ch.trade',
  title: say('Offer a bargain'),
  goods: {
    gold: amount({
      rule: 'ch.gold',
      has: ({ realms }, seat) => realms[seat]?.gold ?? 0,
      said: ({ n }) => counted(n, '{n} gold', '{n} gold'),
      *pass({ from, to }, { n: amount }) {
        yield* change({ type: 'gold', seat: from, amount: -amount });
        yield* change({ type: 'gold', seat: to, amount });
      },
    }),
    /** Unspent experience, by the warband that gives it up. */
    experience: shares({
      rule: 'ch.trade',
      among: (state, { from }) =>
        warbandsOf(state, from).flatMap(([id, { experience }]) => (experience > 0 ? [id] : [])),
      most: ({ warbands }, _, id) => rowOf(warbands, id)?.experience ?? 0,
      facts: called,
      said: ({ n, name = '' }) =>
        name === ''
          ? counted(n, '{n} experience', '{n} experience')
          : say('{n} experience of {name}', { n, name }),
      *pass({ to }, { id: warband, n: amount }, { other, pupils }) {
        const learns = to === other ? pupils.theirs : pupils.mine;
        yield* change({ type: 'experience', warband, amount: -amount });
        if (learns !== null) yield* change({ type: 'experience', warband: learns, amount });
      },
    }),
    territories: pieces({
      rule: 'ch.piece.territory',
      arg: pieceArg,
      upTo: 12,
      among: (state, { from }) => territoriesOf(state, from).map(([id]) => id),
      there: (state, id) => hasTerritories(state, [id]),
      against: ({ battles }, { from }, id) =>
        Object.values(battles).some(({ stakes }) => stakes[from] === id)
          ? against('ch.battle.stake', say('That territory is staked.'))
          : undefined,
      said: ({ id }) => say('{territory}', { territory: id }),
      *pass({ to }, { id: territory }) {
        yield* change({ type: 'territoryPassed', territory, to });
      },
    }),
    warbands: pieces({
      rule: 'ch.piece.warband',
      arg: pieceArg,
      upTo: 40,
      among: (state, { from }) => warbandsOf(state, from).map(([id]) => id),
      there: (state, id) => hasWarbands(state, [id]),
      against: (state, { from }, id) => committed(state, from, [id]),
      facts: called,
      said: ({ name = '' }) => (name === '' ? say('a warband') : say('{name}', { name })),
      *pass({ to }, { id: warband }) {
        yield* change({ type: 'warbandPassed', warband, to });
      },
    }),
  },
  refused: 'trade-refused',
  hasRealm,
  shut: (state, seat) => [isOver(state), partOff(state, 'trade'), notBetween(state, seat)],
  apart: notBetween,
  unfit: (state, seat, gives, gets) =>
    gets.territories.length > 0 &&
    territoriesOf(state, seat).length - gives.territories.length + gets.territories.length > mostTerritories
      ? against(
          'ch.territory.most',
          say('{seat} would hold more than {most} territories.', { seat, most: mostTerritories }),
        )
      : undefined,
  minds(state, { seat, other }, gives, takes) {
    if (gives.warbands.length + takes.warbands.length === 0) return [];
    const moved = { ...handed(state, gives.warbands, other), ...handed(state, takes.warbands, seat) };
    return [
      against(
        'ch.force.list',
        say('A warband that changes hands does not come from its new owner’s army list.'),
      ),
      ...[...worsened(state, seat, moved), ...worsened(state, other, moved)].filter(
        ({ rule: why }) => why !== 'ch.force.list',
      ),
    ];
  },
  extras: (state, { seat, other }) => ({ pupils: { mine: pupil(state, seat), theirs: pupil(state, other) } }),
  *struck({ seat, other }, exchange) {
    yield* note('traded', 'ch.trade', { seat, other, exchange });
  },
});
