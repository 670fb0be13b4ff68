/** In deployment the whole army is pooled and mustered anew: troops go where the owner will, and none come or go. */
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import { blank, booked, type Contents, type Ledger } from '../ledger/book.ts';
import { isApart } from '../map/spells.ts';
import type { State } from '../state.ts';
import { pointsOf, type Troops, withCourt } from './book.ts';
import { no } from './refusals.ts';
import type { CourtWriteOf } from './write-args.ts';

const rule = 'me.recruitment.mustered';

/** Banners whose troops are pooled: all but those of contingents and of a host. */
export const pooled = (ledger: Ledger, state: State): readonly string[] =>
  Object.keys(ledger.banners).filter((banner) => !isApart(state, banner));

export function checkDeploy(
  ledger: Ledger,
  { banners, reserve }: CourtWriteOf<'deploy'>,
  state: State,
): true | Remark {
  if (state.stage !== 'winter') return no('You can muster the army anew only in winter.', rule);
  const mine = pooled(ledger, state);
  if (Object.keys(banners).some((banner) => !mine.includes(banner)))
    return no('Contingents must stay in their own banners.', rule);
  const all: readonly Troops[] = [...Object.values(banners), reserve];
  const ids = all.flatMap(({ units, characters }) => [...units, ...characters].map(({ id }) => id));
  if (new Set(ids).size !== ids.length) return no('Two troops on your list have the same id.');
  const before = mine.reduce(
    (sum, banner) => sum + booked(ledger.banners[banner] ?? blank),
    pointsOf(ledger.court.reserve),
  );
  const kept = mine
    .filter((banner) => !banners[banner])
    .reduce((sum, banner) => sum + booked(ledger.banners[banner] ?? blank), 0);
  const after = all.reduce((sum, troops) => sum + pointsOf(troops), kept);
  return (
    before === after ||
    against(rule, say('You have {before} points to muster, not {after}.', { before, after }))
  );
}

export function deploy(
  ledger: Ledger,
  { banners, reserve }: CourtWriteOf<'deploy'>,
  { options }: State,
): Ledger {
  const fitting = (troops: Troops): Troops =>
    options.armies === 'points'
      ? { points: pointsOf(troops), units: [], characters: [] }
      : { points: 0, units: troops.units, characters: troops.characters };
  const mustered = Object.entries(banners).map(([banner, troops]): [string, Contents] => [
    banner,
    { ...(ledger.banners[banner] ?? blank), mustered: true, ...fitting(troops) },
  ]);
  return withCourt(
    { ...ledger, banners: { ...ledger.banners, ...Object.fromEntries(mustered) } },
    { reserve: fitting(reserve) },
  );
}
