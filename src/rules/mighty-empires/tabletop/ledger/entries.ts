/** What public changes after a battle on the table do to a seat's book. */
import type { Change } from '../../change.ts';
import {
  booked,
  type Character,
  type Contents,
  type Ledger,
  tallied,
  withBanner,
} from '../../ledger/book.ts';
import { type AfterBattle, buriedOf, buriedPoints } from './book.ts';
import { lossesIn } from './losses.ts';

const withBattles = (ledger: Ledger, battles: Partial<AfterBattle>): Ledger => ({
  ...ledger,
  battles: { ...ledger.battles, ...battles },
});
const without = <T>(rows: { readonly [id: string]: T }, id: string): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(rows).filter(([each]) => each !== id));

export function battleEntered(ledger: Ledger, change: Change): Ledger {
  switch (change.type) {
    case 'casualtiesBuried':
      return change.seat === ledger.seat ? buried(ledger, change) : ledger;
    case 'characterFell':
      return change.seat === ledger.seat ? parted(ledger, change).ledger : ledger;
    case 'characterHome': {
      if (change.seat !== ledger.seat) return ledger;
      const { ledger: left, character } = parted(ledger, change);
      return character ? withBattles(left, { home: [...left.battles.home, character] }) : left;
    }
    case 'characterWounded': {
      if (change.seat !== ledger.seat) return ledger;
      const { character, name, wound, until } = change;
      const before = ledger.battles.wounds[character] ?? [];
      return withBattles(ledger, {
        wounds: { ...ledger.battles.wounds, [character]: [...before, { name, wound, until }] },
      });
    }
    case 'captiveTaken': {
      const { id, from, captive } = change;
      if (captive.owner !== ledger.seat || from === null) return ledger;
      const { ledger: left, character } = parted(ledger, { banner: from, character: captive.character });
      return character ? withBattles(left, { away: { ...left.battles.away, [id]: character } }) : left;
    }
    case 'captiveFreed':
      return freed(ledger, change);
    case 'captiveDied':
      return ledger.battles.away[change.id]
        ? withBattles(ledger, { away: without(ledger.battles.away, change.id) })
        : ledger;
    default:
      return ledger;
  }
}

/** A character leaves their banner; their points are struck off. */
function parted(
  ledger: Ledger,
  { banner, character: id }: { readonly banner: string; readonly character: string },
): { readonly ledger: Ledger; readonly character: Character | undefined } {
  const contents = ledger.banners[banner];
  const character = contents?.characters.find((each) => each.id === id);
  if (!contents || !character) return { ledger, character: undefined };
  const characters = contents.characters.filter((each) => each !== character);
  return {
    ledger: tallied(withBanner(ledger, banner, { ...contents, characters }), { struck: character.points }),
    character,
  };
}

/** A freed prisoner's equipment is gone; the remark names the equipment they get free. */
function freed(
  ledger: Ledger,
  { id, to, kit }: { readonly id: string; readonly to: string | null; readonly kit: string },
): Ledger {
  const character = ledger.battles.away[id];
  if (!character) return ledger;
  const back = { ...character, note: kit };
  const left = withBattles(ledger, { away: without(ledger.battles.away, id) });
  const contents = to === null ? undefined : left.banners[to];
  if (to === null || !contents) return withBattles(left, { home: [...left.battles.home, back] });
  return tallied(withBanner(left, to, { ...contents, characters: [...contents.characters, back] }), {
    enlisted: back.points,
  });
}

function buried(
  ledger: Ledger,
  { battle, oneIn }: { readonly battle: string; readonly oneIn: number | null },
): Ledger {
  let next = ledger;
  for (const banner of Object.keys(ledger.battles.fallen[battle] ?? {})) {
    const before = next.banners[banner];
    if (!before) continue;
    const losses = lossesIn(ledger, battle, banner);
    const after = struck(
      before,
      buriedOf(before, losses, oneIn),
      buriedPoints({ ...before, units: [] }, losses, oneIn),
    );
    next = tallied(withBanner(next, banner, after), { struck: booked(before) - booked(after) });
  }
  return withBattles(next, { fallen: without(next.battles.fallen, battle) });
}

const struck = (before: Contents, dead: ReturnType<typeof buriedOf>, points: number): Contents => ({
  ...before,
  points: before.points - points,
  units: before.units
    .map((unit) => {
      const off = dead[unit.id] ?? { models: 0, points: 0 };
      return { ...unit, models: unit.models - off.models, points: unit.points - off.points };
    })
    .filter(({ models, points: left }) => models > 0 || left > 0),
});
