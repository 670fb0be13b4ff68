/**
 * A campaign in the field made richer by agreement of every seat: a rival at the gates and scouted, a battle waiting, gains
 * to be entered, stores to be moved. What bots rarely come to, players meet every month.
 */
import { agree, giveAnswer } from '../../../src/campaign/acts.ts';
import { amend } from '../../../src/campaign/amending.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { TileId } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { landNeighbours, lands, spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { bannersOf, forces, holdingsOf } from '../../../src/rules/mighty-empires/queries.ts';
import { seaNeighbours } from '../../../src/rules/mighty-empires/sea/waters.ts';
import type { State } from '../../../src/rules/mighty-empires/state.ts';
import { players } from './company.ts';
import { ordered } from './ordered.ts';

export const stateOf = (session: Session): State => session.view()?.table.rules as State;

/** Mends the table by agreement of every seat: for a state no bot would come to. */
export async function mend(session: Session, changes: readonly Json[]): Promise<void> {
  const [first, ...others] = players;
  const entry = await amend(session, first?.id ?? '', changes, 'for the picture');
  for (const { id } of others) await agree(session, id, entry);
}

/** At the equinox: azure's turn to cast, a spell in its hand, and others that lie on the land already. */
export async function enchant(session: Session, spell: string): Promise<void> {
  const state = stateOf(session);
  const { capital } = state.realms.azure ?? {};
  const [mage] = bannersOf(state, 'azure');
  const { year } = state.season;
  if (!capital || !mage) return;
  const laid = (id: string, name: string, tile: TileId, by: Seat): Json => ({
    type: 'spellLaid',
    id,
    lasting: {
      spell: name,
      by,
      tile,
      about: null,
      banner: null,
      amount: name === 'raise-dead' ? 400 : 0,
      leads: null,
      tried: null,
      until: { year: year + 1, ends: 'season' },
    },
  });
  const [near, next] = landNeighbours(state, capital);
  await mend(session, [
    { type: 'withdrew', banner: mage.id, tile: capital, spot: spotsOf(state, capital)[0] ?? { part: 0 } },
    { type: 'equinoxOpened', year, equinox: 'autumn', order: ['azure', 'gules', 'or'] },
    ...(spell === '' ? [] : [{ type: 'spellDrawn', seat: 'azure', spell }]),
    ...(near ? [laid('m1', 'storm', near, 'gules')] : []),
    ...(next ? [laid('m2', 'raise-dead', next, 'azure')] : []),
  ] as readonly Json[]);
}

/** A fleet of azure's off a coast, troops aboard one ship, and a rival's beside it. */
async function afloat(session: Session): Promise<void> {
  const state = stateOf(session);
  const coast = (Object.keys(lands(state)) as TileId[]).find((tile) => seaNeighbours(state, tile).length > 0);
  const [beside] = coast === undefined ? [] : seaNeighbours(state, coast);
  const crew = bannersOf(state, 'azure').at(-1);
  if (coast === undefined || beside === undefined || !crew) return;
  await mend(session, [
    { type: 'shipLaunched', ship: 'heron', owner: 'azure', tile: coast },
    { type: 'shipLaunched', ship: 'teal', owner: 'azure', tile: coast },
    { type: 'shipLaunched', ship: 'ox', owner: 'gules', tile: beside },
    { type: 'boarded', banner: crew.id, ship: 'heron' },
  ] as readonly Json[]);
}

export async function enrich(session: Session): Promise<void> {
  await afloat(session);
  const state = stateOf(session);
  const [one, two, three] = bannersOf(state, 'azure');
  const [rival, second] = bannersOf(state, 'gules').filter(({ tile }) => tile !== null);
  const place = (tile: TileId) => ({ tile, spot: spotsOf(state, tile)[0] ?? { part: 0 } });
  const free = (tile: TileId): boolean =>
    Object.values(state.banners).every((banner) => banner.tile !== tile);
  const gates = one?.tile ? landNeighbours(state, one.tile).find(free) : undefined;
  const apart = [...forces(state, 'azure')].filter(
    ([tile, all]) => tile !== one?.tile && all.every(({ spot }) => spot !== null),
  );
  const alone = apart.find(([, all]) => all.length === 1) ?? apart[0];
  const town = holdingsOf(state, 'azure').find(({ capitalOf }) => capitalOf === 'azure');
  await mend(session, [
    ...(rival && gates ? [{ type: 'withdrew', banner: rival.id, ...place(gates) }] : []),
    ...(one ? [{ type: 'baggageSet', banner: one.id, points: 4 }] : []),
    ...(two ? [{ type: 'baggageSet', banner: two.id, points: 2 }] : []),
    ...(three ? [{ type: 'gained', banner: three.id, points: 80 }] : []),
    ...(town ? [{ type: 'stockpileSet', tile: town.tile, points: 3 }] : []),
    ...(second?.tile && alone
      ? [
          { type: 'withdrew', banner: second.id, ...place(alone[0]) },
          {
            type: 'met',
            id: 'e1',
            tile: alone[0],
            attacker: 'gules',
            attackers: { [second.id]: landNeighbours(state, alone[0]).find(free) ?? second.tile },
            defender: 'azure',
          },
        ]
      : []),
  ] as readonly Json[]);
  if (one && gates && stateOf(session).season.phase === 'scouting') {
    await scouted(session, one.id, gates, 5);
    const comrade = bannersOf(stateOf(session), 'azure').find(
      ({ id, tile }) => id !== one.id && tile === one.tile,
    );
    const other =
      comrade && landNeighbours(state, one.tile as TileId).find((tile) => tile !== gates && free(tile));
    if (rival && comrade && other) {
      await mend(session, [{ type: 'withdrew', banner: rival.id, ...place(other) }] as readonly Json[]);
      await scouted(session, comrade.id, other, 3);
    }
  }
}

/** Deep in winter: a capital that pays, crowns in the chest, a plan for them, and one seat ahead of the others if asked. */
export async function snowedIn(session: Session, ahead: boolean): Promise<void> {
  const state = stateOf(session);
  const { capital } = state.realms.azure ?? {};
  const { at, purses } = state.winter;
  const phase = at.azure;
  if (!capital || phase === undefined || phase === 'ready') return;
  const counted = purses.azure?.revenue !== null;
  await mend(session, [
    { type: 'recovered', tile: capital, owner: 'azure' },
    ...(counted ? ['azure', 'gules'].map((seat) => ({ type: 'revenueSet', seat, crowns: 24 })) : []),
    ...(phase === 'deployment' ? [{ type: 'storesBought', seat: 'azure', points: 9 }] : []),
    ...(ahead ? [{ type: 'winterWent', seat: 'azure', year: state.season.year, phase }] : []),
  ] as readonly Json[]);
}

/** Scouts that get through, and meet pickets as the die has it. */
async function scouted(session: Session, banner: string, tile: TileId, skirmish: number): Promise<void> {
  const order = await ordered(session, 'azure', 'scout', { banner, tile });
  for (let asked = first(session, order); asked; asked = first(session, order)) {
    if (asked.ask !== 'roll') throw new Error(`${asked.label} is no roll`);
    const value = asked.label === 'skirmish' ? [skirmish] : asked.dice === '2d6' ? [3, 4] : [2];
    await giveAnswer(session, 'azure', order, asked, value, 'table');
  }
}
const first = (session: Session, order: string) =>
  session.view()?.open.find(({ open }) => open.order === order)?.run.open[0];
