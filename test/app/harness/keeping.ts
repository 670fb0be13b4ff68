/** What players do beyond the bots: they name their settlements and banners, and keep companies in the book. */
import { giveOrder, writeLedger } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import type { Contents, Ledger } from '../../../src/rules/mighty-empires/ledger/book.ts';
import type { chanceOf } from '../../campaign/table.ts';
import { names, players, roster } from './company.ts';
import { stateOf } from './scenes.ts';

export const ledgerOf = (session: Session, seat: Seat): Ledger =>
  session.view()?.ledgers[seat] as unknown as Ledger;

/** Settlements and banners that players would have named. */
export async function christen(session: Session): Promise<void> {
  const { tiles, banners } = stateOf(session);
  const called = [...names.places];
  for (const [tile, { site, flag, capitalOf }] of Object.entries(tiles))
    if (site !== 'barren' && flag !== 'independent' && (capitalOf || called.length % 3 > 0)) {
      const name = called.shift();
      if (name) await giveOrder(session, flag, 'name', { what: 'tile', id: tile, name });
    } else called.push(called.shift() ?? '');
  for (const [id, { number, seat }] of Object.entries(banners))
    if (number === 2)
      await giveOrder(session, seat, 'name', { what: 'banner', id, name: names.banners[seat] ?? '' });
}

type Write = { readonly write: string; readonly banner: string; readonly [more: string]: Json };
/** The bots' one long unit of spears becomes a company; the first seat leaves its losses and gains of late to be settled. */
export async function keep(
  session: Session,
  seat: Seat,
  json: Json,
  random: ReturnType<typeof chanceOf>,
): Promise<void> {
  const write = json as Write;
  const contents = ledgerOf(session, seat)?.banners[write.banner];
  if (!contents) return;
  const number = stateOf(session).banners[write.banner]?.number ?? 1;
  const waits = seat === players[0]?.id && stateOf(session).season.month > 1;
  if (write.write === 'muster') await writeLedger(session, seat, mustered(write, seat, number), random);
  else if (write.write === 'settle' && !waits)
    await writeLedger(session, seat, struck(write.banner, contents), random);
  else if (write.write === 'enlist' && !waits) await writeLedger(session, seat, write, random);
}

function mustered(write: Write, seat: Seat, number: number): Json {
  const units = write.units as readonly { readonly points: number }[] | undefined;
  if (!units) return write;
  const total = units.reduce((sum, { points }) => sum + points, 0);
  return { ...write, ...roster(seat, number, total) };
}

function struck(banner: string, { owed, units, characters }: Contents): Json {
  let left = owed;
  const off: Record<string, { models: number; points: number }> = {};
  for (const { id, models, points } of units) {
    const share = Math.min(left, points);
    left -= share;
    if (share > 0)
      off[id] = { points: share, models: share === points ? models : Math.floor((models * share) / points) };
  }
  return { write: 'settle', banner, units: off, characters: left > 0 ? characters.map(({ id }) => id) : [] };
}
