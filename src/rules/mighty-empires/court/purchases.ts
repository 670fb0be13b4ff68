/** Recruits, reinforcements, equipment and contingents bought for crowns, and a purchase taken back. */

import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import { type Ledger, sumOf, tallied } from '../ledger/book.ts';
import type { State } from '../state.ts';
import { type WinterPhase, winterPhases } from '../winter-phases.ts';
import { heroesLeft, joined, type Purchase, pointsLeft, pointsOf, type Troops, withCourt } from './book.ts';
import { alliesLeft } from './contingents.ts';
import { no } from './refusals.ts';
import { ownTroops, rewritten, takenIds } from './rolls.ts';
import type { CourtWriteOf } from './write-args.ts';

type Buying =
  | CourtWriteOf<'recruit'>
  | CourtWriteOf<'reinforce'>
  | CourtWriteOf<'equip'>
  | CourtWriteOf<'hire'>;

/** Whether a seat's winter has come to recruitment and not yet gone past deployment. */
export function mayRecruit({ stage, winter }: State, seat: string): true | Remark {
  const at = winter.at[seat];
  const step = (phase: WinterPhase): number => winterPhases.indexOf(phase);
  const now = at === undefined || at === 'ready' ? -1 : step(at);
  return (
    (stage === 'winter' && now >= step('recruitment') && now <= step('deployment')) ||
    no('You can buy troops only in winter, from recruitment to deployment.', 'me.recruitment')
  );
}

const fitting = ({ options }: State, { points, units, characters }: Troops): Troops =>
  options.armies === 'points' ? { points, units: [], characters: [] } : { points: 0, units, characters };

const costOf = (write: Buying, state: State): number =>
  write.write === 'recruit' || write.write === 'hire' ? pointsOf(fitting(state, write)) : write.points;

/** Points of a purchase that are new characters: in armies of bare points all of it may be. */
const heroesOf = (write: Buying, state: State): number =>
  write.write !== 'recruit' ? 0 : state.options.armies === 'points' ? write.points : sumOf(write.characters);

export function checkPurchase(ledger: Ledger, write: Buying, state: State): true | Remark {
  const now = mayRecruit(state, ledger.seat);
  if (now !== true) return now;
  if (ledger.court.purchases.some(({ id }) => id === write.purchase))
    return no('You have already bought that.');
  const called = Math.min(heroesLeft(ledger, state), heroesOf(write, state));
  const left = pointsLeft(ledger, state);
  if (costOf(write, state) - called > left)
    return against('me.recruitment.crowns', say('Your crowns buy only {left} more points.', { left }));
  switch (write.write) {
    case 'recruit':
      return recruitable(ledger, write);
    case 'hire':
      return hireable(ledger, write, state);
    case 'reinforce':
      return (
        ownTroops(ledger).units.some(({ id, models }) => id === write.unit && models > 0) ||
        no('That unit has no models left to reinforce.', 'me.recruitment.reinforced')
      );
    case 'equip': {
      const { units, characters } = ownTroops(ledger);
      return (
        [...units, ...characters].some(({ id }) => id === write.item) ||
        no('Those troops are not on your list.')
      );
    }
  }
}

function recruitable(ledger: Ledger, { units, characters }: Troops): true | Remark {
  const ids = [...takenIds(ledger), ...units.map(({ id }) => id), ...characters.map(({ id }) => id)];
  if (new Set(ids).size !== ids.length) return no('Two troops on your list have the same id.');
  return (
    characters.every(({ level }) => level === 5) ||
    no('New characters must be level 5.', 'me.recruitment.heroes')
  );
}

function hireable(ledger: Ledger, write: CourtWriteOf<'hire'>, state: State): true | Remark {
  if (ledger.court.hired[write.contingent]) return no('You have already hired that contingent.');
  const ids = [
    ...takenIds(ledger),
    ...write.units.map(({ id }) => id),
    ...write.characters.map(({ id }) => id),
  ];
  if (new Set(ids).size !== ids.length) return no('Two troops on your list have the same id.');
  if (state.options.armies === 'units' && write.characters.length === 0)
    return no('A contingent must have its own commander.', 'me.recruitment.contingent');
  if (write.kind === 'mercenaries') return true;
  const promised = Object.values(ledger.court.hired).map(({ alliance }) => alliance);
  return (
    alliesLeft(state, ledger.seat).some(({ id }) => id === write.alliance && !promised.includes(id)) ||
    no('Each alliance you made this winter gives you one contingent of allies.', 'me.recruitment.allies')
  );
}

const kinds = {
  recruit: 'troops',
  hire: 'contingent',
  reinforce: 'reinforcements',
  equip: 'equipment',
} as const;

function itemsOf(write: Buying, state: State): readonly string[] {
  switch (write.write) {
    case 'recruit': {
      const { units, characters } = fitting(state, write);
      return [...units, ...characters].map(({ id }) => id);
    }
    case 'hire':
      return [write.contingent];
    case 'reinforce':
      return [write.unit];
    case 'equip':
      return [write.item];
  }
}

export function purchased(ledger: Ledger, write: Buying, state: State): Ledger {
  const { year } = state.season;
  const points = costOf(write, state);
  const heroes = heroesOf(write, state);
  const entry: Purchase = {
    id: write.purchase,
    year,
    kind: kinds[write.write],
    points,
    ...(heroes > 0 ? { heroes } : {}),
    crowns: 0,
    items: itemsOf(write, state),
  };
  const paid = tallied(withCourt(ledger, { purchases: [...ledger.court.purchases, entry] }), {
    recruited: points,
  });
  switch (write.write) {
    case 'recruit':
      return withCourt(paid, { reserve: joined(paid.court.reserve, fitting(state, write)) });
    case 'hire': {
      const { contingent, kind, people, alliance } = write;
      const hired = { kind, people, alliance, year, troops: fitting(state, write) };
      return withCourt(paid, { hired: { ...paid.court.hired, [contingent]: hired } });
    }
    case 'reinforce':
      return rewritten(
        paid,
        (unit) => {
          if (unit.id !== write.unit) return unit;
          const before = unit.recruits?.year === year ? unit.recruits : { before: unit.models, added: 0 };
          return {
            ...unit,
            models: unit.models + write.models,
            points: unit.points + write.points,
            recruits: { year, before: before.before, added: before.added + write.models },
          };
        },
        (character) => character,
      );
    case 'equip': {
      const equipped = <T extends { readonly id: string; readonly points: number; readonly note: string }>(
        troop: T,
      ): T =>
        troop.id === write.item
          ? { ...troop, points: troop.points + write.points, note: write.note || troop.note }
          : troop;
      return rewritten(paid, equipped, equipped);
    }
  }
}

/** Points of a purchase that were bought without units: what must still lie in the reserve. */
function bare(ledger: Ledger, { points, items }: Purchase): number {
  const { units, characters } = ledger.court.reserve;
  return points - sumOf([...units, ...characters].filter(({ id }) => items.includes(id)));
}

export function checkCancel(ledger: Ledger, write: CourtWriteOf<'cancel'>, state: State): true | Remark {
  const found = ledger.court.purchases.find(({ id }) => id === write.purchase);
  if (!found || found.year !== state.season.year || state.stage !== 'winter')
    return no('You did not buy that this winter.');
  const { reserve, hired } = ledger.court;
  const waits = (id: string): boolean =>
    [...reserve.units, ...reserve.characters].some((troop) => troop.id === id);
  switch (found.kind) {
    case 'troops': {
      const rest = bare(ledger, found);
      const fits = state.options.armies === 'points' ? rest <= reserve.points : rest === 0;
      return (found.items.every(waits) && fits) || no('Those recruits have already joined a banner.');
    }
    case 'contingent':
      return found.items.every((id) => hired[id]) || no('That contingent has already taken the field.');
    case 'operatives':
      return (
        state.espionage.declared[ledger.seat] !== state.season.year ||
        no('You have already announced your operatives.')
      );
    default:
      return no('You cannot take back what you gave a unit.');
  }
}

export function cancel(ledger: Ledger, { purchase }: CourtWriteOf<'cancel'>): Ledger {
  const found = ledger.court.purchases.find(({ id }) => id === purchase);
  if (!found) return ledger;
  const { court, spies } = ledger;
  const stays = ({ id }: { readonly id: string }): boolean => !found.items.includes(id);
  const without = <T>(record: { readonly [id: string]: T }): { readonly [id: string]: T } =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !found.items.includes(id)));
  const undone = withCourt(
    { ...ledger, spies: { ...spies, operatives: without(spies.operatives) } },
    {
      purchases: court.purchases.filter(({ id }) => id !== purchase),
      hired: without(court.hired),
      reserve: {
        points: court.reserve.points - (found.kind === 'troops' ? bare(ledger, found) : 0),
        units: court.reserve.units.filter(stays),
        characters: court.reserve.characters.filter(stays),
      },
    },
  );
  return tallied(undone, { recruited: -found.points });
}
