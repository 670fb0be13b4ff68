/**
 * Makes the example: a whole campaign of three realms, played up to the first month with the same dice every time and keys of
 * its own. It is made in memory, and comes to the disk whole or not at all.
 */
import { found, takeSeat } from '../../../../campaign/enter.ts';
import { CampaignError } from '../../../../campaign/faults.ts';
import { type Hand, playFor } from '../../../../campaign/play-for.ts';
import { type Deps, openSession, type Session } from '../../../../campaign/session.ts';
import type { View } from '../../../../campaign/view.ts';
import { seeded } from '../../../../kernel/bot.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Hash } from '../../../../log/bytes.ts';
import { settingUp } from '../../../../rules/mighty-empires/bots/steady-setup.ts';
import { mightyEmpires } from '../../../../rules/mighty-empires/index.ts';
import { emptyDisk, storeOver } from '../../../../store/memory.ts';
import { example, keepExample } from '../../../campaign/example.ts';
import { t } from '../../../i18n/index.ts';
import { ask } from '../../../worker/ask.ts';
import { stateOf } from '../names.ts';
import { handOf } from './hand.ts';

/** With these the newcomer goes first, one of their banners lives off the land and two eat a load, and unknown land lies before each realm. */
const dice = 6;
const land = 1;
const realms = {
  s1: { tincture: 'azure', name: 'Aldermere' },
  s2: { tincture: 'gules', name: 'The Kestrel Fells' },
  s3: { tincture: 'or', name: 'Saltholm' },
} as const;
const seats: readonly Seat[] = Object.keys(realms);
const names = ['', 'Tom', 'Ines'] as const;
/** A first campaign: what a newcomer need not know yet is left out. */
const options: Json = {
  points: 3000,
  armies: 'points',
  parts: { ships: false, magic: false, dragons: false, espionage: false, tabletop: false },
};

/** The example on this phone; where there is none, a new one. @throws CampaignError, StoreError; nothing is on the shelf then */
export async function makeExample(deps: Deps): Promise<Hash> {
  const { store, loadRuleset, random } = deps;
  const known = example()?.campaign;
  if ((await store.shelf()).some(({ campaign, damaged }) => campaign === known && !damaged))
    return known ?? '';
  const scratch = { store: storeOver(emptyDisk()), loadRuleset, random };
  const title = t('Example: the Vale of Aurn');
  const campaign = await found(
    scratch,
    {
      ruleset: mightyEmpires.id,
      rules: mightyEmpires.version,
      title,
      options,
      seats: seats.map((id, at) => ({ id, name: names[at] || t('Newcomer') })),
      books: 'sealed',
    },
    's1',
  );
  const session = await openSession(scratch, campaign);
  for (const id of seats.slice(1)) await takeSeat(session, id);
  await setUp(session, deps);
  session.close();
  const { keys, chains } = await scratch.store.load(campaign);
  if (!keys) throw new CampaignError('unknown campaign');
  await store.appendAll(
    campaign,
    [...chains.values()].map((chain) => ({ chain, from: 0 })),
  );
  await store.saveKeys(campaign, keys);
  keepExample({ campaign, seat: 's1' });
  await store.shelve({ campaign, title, ruleset: mightyEmpires.id, card: {} });
  return campaign;
}

/** Every seat in turn does what it can, until the newcomer is the first whose month it is. */
async function setUp(session: Session, { random }: Deps): Promise<void> {
  const laid = await ask('lay mighty-empires', seats.length, land);
  const wishes = { land: laid as unknown as Json, realms };
  const { takes, answers } = handOf(seeded(dice), settingUp(wishes));
  const hand: Hand = {
    answers,
    takes: (view, seat, task) => (begun(view) ? undefined : takes(view, seat, task)),
  };
  for (let before = -1, done = 0; done > before; ) {
    before = done;
    for (const seat of seats) done += await playFor(session, seat, { also: seats, hand, random }, breath);
  }
  if (session.view()?.clock.turn !== 's1') throw new CampaignError('not finished');
}
const begun = (view: View): boolean => stateOf(view).season.turn !== null;

/** The page is drawn now and then meanwhile. */
const still = 100;
let drawn = 0;
async function breath(): Promise<void> {
  if (Date.now() - drawn < still) return;
  await new Promise((resolve) => setTimeout(resolve));
  drawn = Date.now();
}
