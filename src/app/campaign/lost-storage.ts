/**
 * Whether the browser has thrown its database away: a mark lies in it and, with the names of the campaigns, beside it in
 * localStorage. Chromium begins an empty database where it finds the old one's file damaged (docs/decisions/storage-trouble.md).
 */
import { array, object, optional, parse, string } from 'valibot';
import type { Shelved, Store } from '../../store/types.ts';

const PLACE = 'realmbook.database';
const Title = object({ campaign: string(), title: string() });
const Noted = object({ mark: optional(string()), here: array(Title), lost: array(Title) });
type Lost = Pick<Shelved, 'campaign' | 'title'>;

function noted() {
  try {
    return parse(Noted, JSON.parse(localStorage.getItem(PLACE) ?? ''));
  } catch {
    return { here: [], lost: [] };
  }
}
function note(what: {
  readonly mark?: string | undefined;
  readonly here: Lost[];
  readonly lost: Lost[];
}): void {
  const text = JSON.stringify(what);
  try {
    if (localStorage.getItem(PLACE) !== text) localStorage.setItem(PLACE, text);
  } catch {
    // A phone that keeps nothing beside the database learns of no loss.
  }
}

/**
 * @param shelf what stands on the shelf now
 * @returns the names of the campaigns that were here before the database was lost, until they are here again or the player
 *   has read of them
 */
export async function lostCampaigns(
  store: Pick<Store, 'setting' | 'setSetting'>,
  shelf: readonly Shelved[],
): Promise<readonly string[]> {
  const before = noted();
  const inside = await store.setting('mark');
  let mark = typeof inside === 'string' ? inside : undefined;
  const anew = mark === undefined && before.mark !== undefined;
  if (mark === undefined) {
    mark = crypto.randomUUID();
    await store.setSetting('mark', mark);
  }
  const there = new Set(shelf.map(({ campaign }) => campaign));
  const lost = [...before.lost, ...(anew ? before.here : [])].filter(({ campaign }) => !there.has(campaign));
  note({ mark, here: shelf.map(({ campaign, title }) => ({ campaign, title })), lost });
  return lost.map(({ title }) => title);
}

/** A campaign has been written to the shelf by its own page; `Home` may not be opened before the database is lost. */
export async function noteHere(
  store: Pick<Store, 'setting' | 'setSetting' | 'shelf'>,
  { campaign, title }: Lost,
): Promise<void> {
  const before = noted();
  if (before.mark === undefined) await lostCampaigns(store, await store.shelf());
  else if (!before.here.some((one) => one.campaign === campaign))
    note({ ...before, here: [...before.here, { campaign, title }] });
}

/** The player has read of the loss. */
export const forgetLost = (): void => note({ ...noted(), lost: [] });
