/** Assassins strike at a banner, or at a king without guard banners. */
import { lookUp } from '../../../kernel/chart.ts';
import {
  change,
  choose,
  type Decision,
  enter,
  note,
  type Procedure,
  part,
  roll,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { assassinOnBanner, assassinOnCapital } from '../charts/assassins.ts';
import type { BannerId } from '../state.ts';
import type { Force, Scene } from './scene.ts';

const rule = 'me.espionage.assassin';

type Striking = { readonly by: Seat; readonly units: boolean };
export type Struck = {
  readonly total: number;
  readonly points: number;
  readonly slain: readonly ('highest' | 'picked')[];
};
/** What an assassin does to a banner: points lost, and characters where armies have any. */
export const strike: Decision<Striking, Struck> = {
  id: 'me.espionage.assassin',
  *run({ by, units }) {
    const total = yield* roll('strike', {
      by,
      rule,
      dice: 'd6',
      chart: assassinOnBanner.id,
      text: say('What becomes of the assassin?'),
    });
    const { slain, instead, troops } = lookUp(assassinOnBanner, total).is;
    const dice = [...(units ? [] : instead), ...(troops === null ? [] : [troops])];
    let points = 0;
    for (const [index, notation] of dice.entries())
      points += yield* roll(`points${index + 1}`, {
        by,
        rule,
        dice: notation,
        text: say('How many points does the banner lose?'),
      });
    return { total, points, slain: units ? [...slain] : [] };
  },
};

const choices = (forces: readonly Force[]) =>
  forces.flatMap(({ seat, banners }) => banners.map((banner) => ({ ...banner, of: seat })));

/** One of the enemy banners, picked by `by`; without a choice there is no question. */
export function* oneBanner(
  label: string,
  by: Seat,
  which: string,
  forces: readonly Force[],
): Procedure<never, BannerId | undefined> {
  const all = choices(forces);
  if (all.length < 2) return all[0]?.id;
  return yield* choose(label, {
    by,
    rule,
    text: say(which),
    from: Object.fromEntries(
      all.map(({ id, number, of }) => [id, say('Banner {number} of {seat}', { number, seat: of })]),
    ),
  });
}

function* strikeBanner({ seat, tile, units, forces }: Scene): Procedure<Change> {
  const banner = yield* oneBanner('victim', seat, 'Which banner does the assassin slip into?', forces);
  if (banner === undefined) return;
  const { total, points, slain } = yield* part('assassin', strike, { by: seat, units });
  if (points > 0) yield* change({ type: 'charged', banner, points });
  for (const which of slain) yield* change({ type: 'characterSlain', banner, which });
  yield* note('assassin', rule, { seat, tile, banner, total, points });
  if (slain.length > 0)
    yield* note('characters-slain', 'me.espionage.characters', { banner, characters: slain.length });
}

/** Points of the palace guard, taken from the king's banners as their player likes. */
function* guardLost(king: Seat, army: readonly BannerId[], points: number): Procedure<Change> {
  const [only] = army;
  const shares =
    army.length > 1
      ? ((yield* enter('guard', {
          by: king,
          rule: 'me.espionage.palace',
          text: say('Which banners lose the {points} points that fell in the palace?', { points }),
          bounds: { kind: 'split', total: points, among: army },
        })) as { readonly [banner: BannerId]: number })
      : only === undefined
        ? {}
        : { [only]: points };
  for (const [banner, share] of Object.entries(shares))
    if (share > 0) yield* change({ type: 'charged', banner, points: share });
}

/** Fortresses drawn one after another; with them fall the banners inside. */
function* rebels({ seat, fortresses }: Scene, king: Seat, notation: string): Procedure<Change> {
  const count = yield* roll('rebels', {
    by: seat,
    rule: 'me.espionage.rebels',
    dice: notation,
    text: say('How many fortresses rebel?'),
  });
  const left = [...fortresses];
  for (let drawn = 1; drawn <= count && left.length > 0; drawn++) {
    const at =
      left.length === 1
        ? 1
        : yield* roll(`rebel${drawn}`, {
            by: seat,
            rule: 'me.espionage.rebels',
            dice: `d${left.length}`,
            text: say('Which fortress rebels?'),
          });
    const [fortress] = left.splice(at - 1, 1);
    if (!fortress) continue;
    for (const banner of fortress.banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
    yield* change({ type: 'turnedCoat', tile: fortress.tile, owner: 'independent' });
    yield* note('rebel', 'me.espionage.rebels', {
      seat: king,
      tile: fortress.tile,
      banners: fortress.banners.length,
    });
  }
}

function* strikeKing(scene: Scene, king: Seat): Procedure<Change> {
  const { seat, tile, year, units, army } = scene;
  const total = yield* roll('palace', {
    by: seat,
    rule: 'me.espionage.palace',
    dice: 'd6',
    chart: assassinOnCapital.id,
    text: say('How far into the palace does the assassin get?'),
  });
  const { armyLoses, moves, rebels: rising } = lookUp(assassinOnCapital, total).is;
  yield* note('palace', 'me.espionage.palace', { seat, tile, king, total });
  if (armyLoses !== null && units) yield* change({ type: 'guardSlain', seat: king });
  if (armyLoses !== null && !units) {
    const points = yield* roll('loses', {
      by: seat,
      rule: 'me.espionage.palace',
      dice: armyLoses,
      text: say('How many points are lost in the palace?'),
    });
    yield* guardLost(king, army, points);
  }
  if (moves.first !== 'freely')
    yield* change({
      type: 'courtShaken',
      seat: king,
      shaken: { year: year + 1, first: moves.first, second: moves.second },
    });
  if (rising !== null) yield* rebels(scene, king, rising);
}

export function* assassin(scene: Scene): Procedure<Change> {
  const { targets, owner } = scene;
  if (targets.banner) yield* strikeBanner(scene);
  else if (owner !== null) yield* strikeKing(scene, owner);
}
