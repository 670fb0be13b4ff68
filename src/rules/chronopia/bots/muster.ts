/** Bots muster, fill their ranks, and put their force in order when it is not. */
import { give, stateOf } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { oneIn } from '../../../kernel/tastes.ts';
import { tinctures } from '../options.ts';
import { listOf } from '../roll/list.ts';
import { pointsFit, strengthOf, warbandsOf } from '../roll/points.ts';
import { blocking, commandFaults, membersOf, placeFaults, warbandFaults } from '../roll/structure.ts';
import { armies } from '../state.ts';
import { listFor } from './lists.ts';
import { type Table, tryTo } from './probe.ts';

const idOf = (game: Table, seat: Seat, name: string): string =>
  listOf(stateOf(game), seat).find(([, figure]) => figure.name === name)?.[0] ?? 'nobody';

export function raise(game: Table, seat: Seat, kind: string, place = 'field'): boolean {
  const [trooper, leader] =
    kind === 'Bows'
      ? ['Bowman', 'Bow captain']
      : kind === 'Riders'
        ? ['Rider', 'First rider']
        : ['Spearman', 'Spear captain'];
  const least = kind === 'Riders' ? 3 : 4;
  return tryTo(game, seat, 'raise-warband', {
    name: '',
    kind,
    place,
    figures: {
      [idOf(game, seat, trooper)]: least + game.source(2),
      [idOf(game, seat, leader)]: 1,
      ...(kind === 'Spears' && oneIn(3, game) ? { [idOf(game, seat, 'Great spear')]: 1 } : {}),
    },
  });
}
export const hero = (game: Table, seat: Seat, name: string): boolean =>
  tryTo(game, seat, 'raise-warband', { name: '', kind: '', figures: { [idOf(game, seat, name)]: 1 } });

export function setUp(game: Table, seed: number): void {
  const { seats } = stateOf(game);
  seats.forEach((seat, index) => {
    const army = armies[(seed + index * 2) % armies.length] ?? 'other';
    tryTo(game, seat, 'choose-army', { army, tincture: tinctures[0] });
    tryTo(game, seat, 'choose-army', { army, house: 'House', tincture: tinctures[index] ?? 'argent' });
    give(game, seat, 'roll-territory', {});
    tryTo(game, seat, 'roll-territory', {});
    give(game, seat, 'list-figures', { figures: listFor(army, game.source) });
    hero(game, seat, 'Warlord');
    raise(game, seat, 'Spears');
    raise(game, seat, 'Riders');
    hero(game, seat, 'Adept');
    if (army === 'blackbloods') hero(game, seat, 'Alchemist');
    raise(game, seat, 'Bows');
    raise(game, seat, 'Spears');
    hero(game, seat, 'Champion');
    buySpell(game, seat);
    settleForce(game, seat);
    // A first force has no more magic-users than it may.
    if (commandFaults(stateOf(game), seat).length > 0)
      for (const [id, { kind }] of warbandsOf(stateOf(game), seat))
        if (kind === idOf(game, seat, 'Adept')) give(game, seat, 'disband', { warband: id, all: true });
    tryTo(game, seat, 'ready', { ready: true });
    if (oneIn(5, game)) {
      tryTo(game, seat, 'ready', { ready: false });
      tryTo(game, seat, 'ready', { ready: true });
    }
  });
  give(game, seats[0] ?? '', 'begin-campaign', {});
}

function buySpell(game: Table, seat: Seat): void {
  for (const [warband] of warbandsOf(stateOf(game), seat)) {
    const secondChance = stateOf(game).realms[seat]?.army === 'firstborn';
    const name = secondChance ? 'Second Chance' : 'Dust';
    tryTo(game, seat, 'buy-spell', { warband, name, cost: 5 + game.source(20), secondChance });
  }
}

/** Disbands until nothing stands in the way any more. */
export function settleForce(game: Table, seat: Seat): void {
  for (let tries = 0; tries < 60; tries++) {
    const state = stateOf(game);
    if (!blocking(state, seat)) return;
    const own = warbandsOf(state, seat);
    const bad =
      own.find(([, warband]) => warbandFaults(state, warband).length > 0) ??
      own.find(
        ([, warband]) =>
          placeFaults(state, seat, warband.place).some(({ rule }) => rule === 'ch.force.individuals') &&
          warband.individual,
      ) ??
      own.find(
        ([, warband]) => warband.kind === 'Bows' && placeFaults(state, seat, warband.place).length > 0,
      ) ??
      own.find(([, warband]) => placeFaults(state, seat, warband.place).length > 0);
    if (!bad) return;
    if (!refill(game, seat, bad[0])) give(game, seat, 'disband', { warband: bad[0], all: true });
  }
}

/** Recruits what a warband lacks of its minimum. */
function refill(game: Table, seat: Seat, id: string): boolean {
  const state = stateOf(game);
  const warband = state.warbands[id];
  if (!warband || warband.individual) return false;
  const figures = Object.fromEntries(
    membersOf(state, warband).flatMap(([figure, { least, role, nature }]) => {
      const has = Object.values(warband.ranks)
        .filter((rank) => rank.figure === figure)
        .reduce((sum, { fit, hurt }) => sum + fit + hurt, 0);
      return role === 'special' || nature !== 'mortal' || has >= least ? [] : [[figure, least - has]];
    }),
  );
  return Object.keys(figures).length > 0 && tryTo(game, seat, 'recruit', { warband: id, figures });
}

/** What a bot does with gold and men between battles. */
export function tidy(game: Table, seat: Seat): void {
  const own = warbandsOf(stateOf(game), seat);
  for (const [warband, { individual, ranks }] of own) {
    if (oneIn(3, game)) refill(game, seat, warband);
    const [first] = Object.values(ranks);
    if (!individual && first && oneIn(4, game))
      tryTo(game, seat, 'recruit', { warband, figures: { [first.figure]: 1 } });
  }
  if (oneIn(2, game)) raise(game, seat, pick(['Spears', 'Bows', 'Riders'], game.source));
  if (oneIn(3, game)) hero(game, seat, pick(['Warlord', 'Champion', 'Adept'], game.source));
  if (oneIn(2, game)) tryTo(game, seat, 'upgrade-territory');
  if (oneIn(6, game)) tryTo(game, seat, 'name-territory', { name: 'The Marches' });
  if (own.length > 0) tryTo(game, seat, 'station');
  if (oneIn(8, game)) tryTo(game, seat, 'name-warband', { name: 'The Old Guard' });
  for (const [from] of own) if (oneIn(3, game)) tryTo(game, seat, 'transfer', { from });
  if (oneIn(6, game)) correctList(game, seat);
  buySpell(game, seat);
  if (oneIn(4, game)) tryTo(game, seat, 'sell-spell');
  // Stygians fill up with Drugged after a victory.
  tryTo(game, seat, 'recruit-drugged', { count: 2, name: '' });
}

/** A figure written wrongly, put right, and struck off. */
function correctList(game: Table, seat: Seat): void {
  const [, known] = pick(listOf(stateOf(game), seat), game.source);
  const { seat: _, ...entry } = known;
  tryTo(game, seat, 'list-figures', { figures: [{ ...entry, name: 'Mistake' }] });
  const id = idOf(game, seat, 'Mistake');
  tryTo(game, seat, 'change-figure', { id, figure: { ...entry, name: 'Second thought' } });
  tryTo(game, seat, 'unlist-figure', { id });
}
/** The warband that is worth the fewest points and still has somebody. */
export const weakest = (game: Table, seat: Seat): string | undefined => {
  const state = stateOf(game);
  return [...warbandsOf(state, seat)]
    .filter(([, warband]) => strengthOf(warband) > 0)
    .sort(([, a], [, b]) => pointsFit(state, a) - pointsFit(state, b))[0]?.[0];
};
