/** What public changes do to a spymaster's secrets, and what assassins do to the books. */
import type { Change } from '../change.ts';
import { type Character, type Ledger, tallied, withBanner } from '../ledger/book.ts';
import { withSpies } from './book.ts';

export function spyEntered(ledger: Ledger, change: Change): Ledger {
  switch (change.type) {
    case 'operativeSmuggled': {
      if (change.seat !== ledger.seat) return ledger;
      const smuggled = { type: null, year: change.year, smuggled: change.tile };
      return withSpies(ledger, { operatives: { ...ledger.spies.operatives, [change.operative]: smuggled } });
    }
    case 'characterSlain':
      return change.which === 'highest' ? slain(ledger, change.banner) : toPick(ledger, change.banner);
    case 'guardSlain':
      return change.seat === ledger.seat ? withSpies(ledger, { guard: ledger.spies.guard + 1 }) : ledger;
    case 'bannerFell':
    case 'bannerDismissed': {
      if (!Object.hasOwn(ledger.spies.toPick, change.banner)) return ledger;
      const { [change.banner]: _, ...rest } = ledger.spies.toPick;
      return withSpies(ledger, { toPick: rest });
    }
    default:
      return ledger;
  }
}

/** Of the highest level; of equals the dearest, then the first in the book. */
const highest = (characters: readonly Character[]): Character | undefined =>
  [...characters].sort((a, b) => b.level - a.level || b.points - a.points)[0];

export function strikeOff(ledger: Ledger, banner: string, character: string): Ledger {
  const contents = ledger.banners[banner];
  const gone = contents?.characters.find(({ id }) => id === character);
  if (!contents || !gone) return ledger;
  const characters = contents.characters.filter(({ id }) => id !== character);
  return tallied(withBanner(ledger, banner, { ...contents, characters }), { struck: gone.points });
}

function slain(ledger: Ledger, banner: string): Ledger {
  const victim = highest(ledger.banners[banner]?.characters ?? []);
  return victim ? strikeOff(ledger, banner, victim.id) : ledger;
}

/** Which character falls is the owner's to say, where there is a choice. */
function toPick(ledger: Ledger, banner: string): Ledger {
  const { characters = [] } = ledger.banners[banner] ?? {};
  const due = ledger.spies.toPick[banner] ?? 0;
  const free = characters.length - due;
  if (free <= 0) return ledger;
  if (free === 1 && due === 0) return slain(ledger, banner);
  return withSpies(ledger, { toPick: { ...ledger.spies.toPick, [banner]: due + 1 } });
}
