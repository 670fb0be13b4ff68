/** Bots muster, fill their ranks, and put their force in order when it is not. */
import type { Seat } from '../../../kernel/question.ts';
import { tinctures } from '../options.ts';
import { listOf } from '../roll/list.ts';
import { pointsFit, strengthOf, territoriesOf, warbandsOf } from '../roll/points.ts';
import { blocking, commandFaults, membersOf, placeFaults, warbandFaults } from '../roll/structure.ts';
import { armies } from '../state.ts';
import { type Game, give, oneIn, pick, stateOf, tryTo } from './game.ts';
import { listFor } from './lists.ts';

const idOf = (game: Game, seat: Seat, name: string): string =>
  listOf(stateOf(game), seat).find(([, figure]) => figure.name === name)?.[0] ?? 'nobody';

export function raise(game: Game, seat: Seat, kind: string, place = 'field'): boolean {
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
      ...(kind === 'Spears' && oneIn(3, game.source) ? { [idOf(game, seat, 'Great spear')]: 1 } : {}),
    },
  });
}
export const hero = (game: Game, seat: Seat, name: string): boolean =>
  tryTo(game, seat, 'raise-warband', { name: '', kind: '', figures: { [idOf(game, seat, name)]: 1 } });

export function setUp(game: Game, seed: number): void {
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
    if (oneIn(5, game.source)) {
      tryTo(game, seat, 'ready', { ready: false });
      tryTo(game, seat, 'ready', { ready: true });
    }
  });
  give(game, seats[0] ?? '', 'begin-campaign', {});
}

export function buySpell(game: Game, seat: Seat): void {
  const state = stateOf(game);
  for (const [id] of warbandsOf(state, seat)) {
    const secondChance = state.realms[seat]?.army === 'firstborn';
    tryTo(game, seat, 'buy-spell', {
      warband: id,
      name: secondChance ? 'Second Chance' : 'Dust',
      cost: 5 + game.source(20),
      secondChance,
    });
  }
}

/** Disbands until nothing stands in the way any more. */
export function settleForce(game: Game, seat: Seat): void {
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
function refill(game: Game, seat: Seat, id: string): boolean {
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
export function tidy(game: Game, seat: Seat): void {
  const { source } = game;
  const own = warbandsOf(stateOf(game), seat);
  for (const [id, warband] of own) {
    if (oneIn(3, source)) refill(game, seat, id);
    const [figure] = Object.values(warband.ranks);
    if (!warband.individual && figure && oneIn(4, source))
      tryTo(game, seat, 'recruit', { warband: id, figures: { [figure.figure]: 1 } });
  }
  if (oneIn(2, source)) raise(game, seat, pick(['Spears', 'Bows', 'Riders'], source));
  if (oneIn(3, source)) hero(game, seat, pick(['Warlord', 'Champion', 'Adept'], source));
  const lands = territoriesOf(stateOf(game), seat).map(([id]) => id);
  const [land] = lands;
  if (land !== undefined && oneIn(2, source))
    tryTo(game, seat, 'upgrade-territory', { territory: pick(lands, source) });
  if (land !== undefined && oneIn(6, source))
    tryTo(game, seat, 'name-territory', { territory: pick(lands, source), name: 'The Marches' });
  const somebody = own.length > 0 ? pick(own, source) : undefined;
  if (somebody && land !== undefined) {
    tryTo(game, seat, 'station', {
      warband: somebody[0],
      place: oneIn(2, source) ? pick(lands, source) : 'field',
    });
    if (oneIn(8, source)) tryTo(game, seat, 'name-warband', { warband: somebody[0], name: 'The Old Guard' });
  }
  swap(game, seat);
  if (oneIn(6, source)) correctList(game, seat);
  buySpell(game, seat);
  for (const [id, { spells }] of warbandsOf(stateOf(game), seat))
    for (const spell of Object.keys(spells))
      if (oneIn(8, source)) tryTo(game, seat, 'sell-spell', { warband: id, spell });
  drill(game, seat);
}

/** A figure written wrongly, put right, and struck off. */
function correctList(game: Game, seat: Seat): void {
  const [, known] = pick(listOf(stateOf(game), seat), game.source);
  const { seat: _, ...entry } = known;
  tryTo(game, seat, 'list-figures', { figures: [{ ...entry, name: 'Mistake' }] });
  const id = idOf(game, seat, 'Mistake');
  tryTo(game, seat, 'change-figure', { id, figure: { ...entry, name: 'Second thought' } });
  tryTo(game, seat, 'unlist-figure', { id });
}
/** A figure from one warband to a like one. */
function swap(game: Game, seat: Seat): void {
  const own = warbandsOf(stateOf(game), seat);
  for (const [from, a] of own)
    for (const [to, b] of own) {
      const [key] = Object.keys(a.ranks);
      if (from !== to && a.kind === b.kind && key !== undefined && oneIn(3, game.source))
        tryTo(game, seat, 'transfer', { from, to, figures: { [key]: 1 } });
    }
}
/** Stygians fill up with Drugged after a victory. */
function drill(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const figure = listOf(state, seat).find(([, { nature }]) => nature === 'drugged')?.[0];
  const into = warbandsOf(state, seat).find(([, { kind }]) => kind === 'Drugged')?.[0] ?? null;
  if (figure !== undefined)
    tryTo(game, seat, 'recruit-drugged', { figure, count: 2, control: 6, warband: into, name: '' });
}

export const weakest = (game: Game, seat: Seat): string | undefined => {
  const state = stateOf(game);
  return [...warbandsOf(state, seat)]
    .filter(([, warband]) => strengthOf(warband) > 0)
    .sort(([, a], [, b]) => pointsFit(state, a) - pointsFit(state, b))[0]?.[0];
};
