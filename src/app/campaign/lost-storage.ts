/**
 * Whether the browser has thrown its database away. Realmbook puts a mark into the database, and the same mark with the names of
 * its campaigns into localStorage. Chromium begins an empty database where it finds the old one's file damaged
 * (docs/decisions/storage-trouble.md).
 */
import { array, object, optional, parse, string } from 'valibot';
import type { Hash } from '../../log/bytes.ts';
import type { Shelved, Store } from '../../store/types.ts';
import { example } from './example.ts';

const PLACE = 'realmbook.database';
type Named = Pick<Shelved, 'campaign' | 'title'>;
const Row = object({ campaign: string(), title: string() });
const Noted = object({ mark: optional(string()), here: array(Row), lost: array(Row) });
interface Notes {
  readonly mark?: string | undefined;
  /** On the shelf when it was last read, or written to since. */
  readonly here: readonly Named[];
  readonly lost: readonly Named[];
}

function noted(): Notes {
  try {
    return parse(Noted, JSON.parse(localStorage.getItem(PLACE) ?? ''));
  } catch {
    return { here: [], lost: [] };
  }
}
/** A phone that keeps nothing beside the database learns of no loss. */
let refused = false;
function note(what: Notes): void {
  const text = JSON.stringify(what);
  try {
    if (localStorage.getItem(PLACE) !== text) localStorage.setItem(PLACE, text);
  } catch {
    refused = true;
  }
}

/**
 * @param shelf what stands on the shelf now
 * @returns the campaigns that were here before the database was lost, until they are here again or the player dismisses the card.
 *   A title is empty where it was never read.
 */
export async function lostCampaigns(
  store: Pick<Store, 'setting' | 'setSetting'>,
  shelf: readonly Shelved[],
): Promise<readonly Named[]> {
  const inside = await store.setting('mark');
  const before = noted();
  const mark = before.mark ?? (typeof inside === 'string' ? inside : crypto.randomUUID());
  const there = new Set(shelf.map(({ campaign }) => campaign));
  // The example holds nothing of its player's.
  const gone = before.mark === undefined || inside === before.mark ? [] : before.here;
  const lost = once([...before.lost, ...gone]).filter(
    ({ campaign }) => !there.has(campaign) && campaign !== example()?.campaign,
  );
  const here = shelf.map(({ campaign, title }) => ({
    campaign,
    title: title || (before.here.find((one) => one.campaign === campaign)?.title ?? ''),
  }));
  // Noted first: a phone that is killed in between asks again.
  note({ mark, here, lost });
  if (inside !== mark) void store.setSetting('mark', mark).catch(() => undefined);
  return lost;
}
const once = (all: readonly Named[]): readonly Named[] =>
  all.filter(({ campaign }, index) => all.findIndex((one) => one.campaign === campaign) === index);
const without = (all: readonly Named[], campaign: Hash): readonly Named[] =>
  all.filter((one) => one.campaign !== campaign);

/** A campaign's own page has written it to the shelf: the shelf may not be opened again before the database is lost. */
export async function noteHere(
  store: Pick<Store, 'setting' | 'setSetting' | 'shelf'>,
  { campaign, title }: Named,
): Promise<void> {
  if (refused) return;
  const before = noted();
  if (before.mark === undefined) await lostCampaigns(store, await store.shelf());
  else if (!before.here.some((one) => one.campaign === campaign))
    note({ ...before, here: [...before.here, { campaign, title }], lost: without(before.lost, campaign) });
}

/** The player took a campaign off the phone. */
export function forgetCampaign(campaign: Hash): void {
  const { mark, here, lost } = noted();
  note({ mark, here: without(here, campaign), lost: without(lost, campaign) });
}

/** The player dismissed the card. */
export const forgetLost = (): void => note({ ...noted(), lost: [] });
