/**
 * Moments that bots hardly ever come to, laid over a stage by agreement of every seat: letters on their way, captives,
 * battles that have waited for months, the dead that were raised.
 */

import { giveOrder, writeLedger } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { TileId } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { suitors } from '../../../src/rules/mighty-empires/court/embassies.ts';
import { sealOf } from '../../../src/rules/mighty-empires/court/letters.ts';
import { landNeighbours, spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { bannersOf, holdingsOf, independentEmpires } from '../../../src/rules/mighty-empires/queries.ts';
import { winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import { chanceOf } from '../../campaign/table.ts';
import { ledgerOf } from './keeping.ts';
import { mend, stateOf } from './scenes.ts';
import { beleaguer } from './sieges.ts';

const random = chanceOf('moments');
const yearOf = (session: Session): number => stateOf(session).season.year;
const write = (session: Session, seat: Seat, what: Json) => writeLedger(session, seat, what, random);

async function letter(session: Session, from: Seat, to: Seat, text: string): Promise<string> {
  const id = `l${from}${to}`;
  const words = { text, sand: `sand of ${from}` };
  await write(session, from, { write: 'letter', letter: id, from, to, ...words });
  await giveOrder(session, from, 'send-letter', { letter: id, to, seal: sealOf(words) });
  return id;
}

/** A banner of a seat, brought to its capital. */
async function home(session: Session, seat: Seat, nth = 0): Promise<string> {
  const state = stateOf(session);
  const banner = bannersOf(state, seat)[nth];
  const { capital } = state.realms[seat] ?? {};
  if (!banner || !capital) throw new Error(`${seat} has no home`);
  const spot = spotsOf(state, capital)[0] ?? { part: 0 };
  await mend(session, [{ type: 'withdrew', banner: banner.id, tile: capital, spot }] as readonly Json[]);
  return banner.id;
}

/** Three battles: one met this month, one arranged and half played, one that has waited since spring. */
async function queued(session: Session): Promise<void> {
  const state = stateOf(session);
  const mine = bannersOf(state, 'azure').filter(({ tile }) => tile !== null);
  const foes = [...bannersOf(state, 'gules'), ...bannersOf(state, 'or')].filter(({ tile }) => tile !== null);
  const tiles = [...new Set(mine.map(({ tile }) => tile as TileId))];
  const met = tiles.slice(0, 3).flatMap((tile, index): Json[] => {
    const foe = foes[2 * index];
    const near = landNeighbours(state, tile)[0];
    if (!foe || !near) return [];
    return [
      { type: 'withdrew', banner: foe.id, tile, spot: { ...(spotsOf(state, tile)[0] ?? { part: 0 }) } },
      {
        type: 'met',
        id: `w${index}`,
        tile,
        attacker: foe.seat,
        attackers: { [foe.id]: near },
        defender: 'azure',
      },
    ];
  });
  await mend(session, [
    ...met,
    { type: 'battleArranged', encounter: 'w1', date: 'Friday at seven', place: 'Tom’s cellar' },
    {
      type: 'terrainSet',
      encounter: 'w1',
      features: [
        { feature: 'wood', text: 'A wood, a hand across, on the left', rolled: 34 },
        { feature: 'hill', text: 'A gentle hill in the middle', rolled: 61 },
        { feature: 'farm', text: 'A farm with its yard wall', rolled: 100 },
      ],
    },
    { type: 'dayBroke', encounter: 'w1', hour: 4, contingents: [] },
    { type: 'hourPlayed', encounter: 'w1', hour: 6 },
  ]);
}

/** A battle won on the table, its wounded not gathered yet: both sides have losses to enter. */
async function fought(session: Session): Promise<void> {
  const { encounters } = stateOf(session);
  const [id, battle] = Object.entries(encounters).find(([, { kind }]) => kind === 'battle') ?? [];
  if (!id || !battle) throw new Error('nobody fights');
  const defenders = bannersOf(stateOf(session), 'azure').filter(({ tile }) => tile === battle.tile);
  await mend(session, [
    {
      type: 'battleFought',
      id,
      fought: {
        tile: battle.tile,
        attacker: battle.attacker,
        defender: battle.defender,
        attackers: Object.keys(battle.attackers),
        defenders: defenders.map((banner) => banner.id),
        winner: 'attacker',
        scattered: false,
        pursuit: null,
      },
    },
  ] as readonly Json[]);
}

async function wounded(session: Session): Promise<void> {
  const [one, two] = bannersOf(stateOf(session), 'azure');
  const { year, month } = stateOf(session).season;
  for (const [banner, wound] of [
    [one, 4],
    [two, 9],
  ] as const) {
    const who = banner && ledgerOf(session, 'azure').banners[banner.id]?.characters[0];
    if (!who) continue;
    const until = { year, month: month + 1 };
    await mend(session, [
      { type: 'characterWounded', seat: 'azure', character: who.id, name: who.name, wound, until },
    ]);
  }
}

async function captured(session: Session): Promise<void> {
  const [mine] = bannersOf(stateOf(session), 'azure');
  const [theirs] = bannersOf(stateOf(session), 'gules');
  const taken = (id: string, owner: Seat, holder: Seat, from: string | undefined, name: string): Json => ({
    type: 'captiveTaken',
    id,
    from: null,
    captive: { owner, holder, character: `${from}x`, name, level: 15, points: 120, banner: null },
  });
  await mend(session, [
    taken('k1', 'gules', 'azure', theirs?.id, 'Hugh the Short'),
    taken('k2', 'gules', 'azure', theirs?.id, 'Brother Odo, chaplain of the Black Oxen'),
    taken('k3', 'azure', 'gules', mine?.id, 'Osanne of Pell'),
  ]);
}

export const moments = {
  queued,
  fought,
  wounded,
  captured,
  besieged: beleaguer,
  letters: async (session) => {
    await letter(session, 'azure', 'gules', 'Leave Saltmark’s ports to me, and the hills of Orle are yours.');
    const back = await letter(
      session,
      'gules',
      'azure',
      'Agreed, until the snow is gone. But Ines offers me twice as much for the same silence: what do you say to thirty crowns, paid before spring, and your word that no banner of yours winters within a day of Marl?',
    );
    const other = await letter(
      session,
      'or',
      'gules',
      'Anna writes to everybody. Show me hers, and I show you mine.',
    );
    const kept = ledgerOf(session, 'or').court.letters[other];
    if (kept) await giveOrder(session, 'or', 'show-letter', { letter: other, to: ['azure'] });
    const words = ledgerOf(session, 'gules').court.letters[back];
    if (words) await giveOrder(session, 'gules', 'show-letter', { letter: back, to: ['or'] });
  },
  hired: async (session) => {
    await mend(session, [{ type: 'revenueSet', seat: 'azure', crowns: 40 }]);
    await write(session, 'azure', {
      write: 'hire',
      purchase: 'p1',
      contingent: 'c1',
      kind: 'mercenaries',
      people: 'dwarfs',
      units: [{ id: 'c1u1', name: 'Crossbows of the Deep', models: 20, points: 300, note: 'crossbows' }],
      characters: [{ id: 'c1c1', name: 'Durin Ashbeard', level: 10, points: 120, note: '' }],
    });
  },
  /** Hired in recruitment; azure has gone on to the deployment. */
  deploying: async (session) => {
    await moments.hired(session);
    const { year } = stateOf(session).season;
    const on = winterPhases.slice(winterPhases.indexOf('recruitment'), winterPhases.indexOf('deployment'));
    await mend(
      session,
      on.map((phase) => ({ type: 'winterWent', seat: 'azure', year, phase })),
    );
  },
  courted: async (session) => {
    const state = stateOf(session);
    const court = independentEmpires(state).find((tiles) => suitors(state, tiles).length > 1);
    const tiles = court ?? independentEmpires(state)[0] ?? [];
    const year = yearOf(session);
    const missions = (id: string): Json => [{ id, tiles: [...tiles] }];
    await mend(session, [
      { type: 'revenueSet', seat: 'azure', crowns: 12 },
      { type: 'missionsSent', seat: 'gules', year, missions: missions('g1') },
      { type: 'missionsSent', seat: 'or', year, missions: missions('o1') },
    ]);
  },
  heard: async (session) => {
    await moments.courted(session);
    const state = stateOf(session);
    const tiles = Object.values(state.court.missions)[0]?.tiles ?? [];
    const missions: Json = [{ id: 'a1', tiles: [...tiles] }];
    await mend(session, [{ type: 'missionsSent', seat: 'azure', year: yearOf(session), missions }]);
  },
  /** Needs the peoples of the book: `options={"parts":{"peoples":true}}`. */
  goblins: async (session) => {
    const banner = await home(session, 'azure');
    const { tile } = stateOf(session).banners[banner] ?? {};
    await mend(session, [
      { type: 'peopleSet', seat: 'azure', people: 'goblinoids' },
      { type: 'baggageSet', banner, points: 4 },
      {
        type: 'moved',
        banner,
        tile: tile ?? '',
        spot: spotsOf(stateOf(session), tile as TileId)[0] ?? { part: 0 },
      },
    ] as readonly Json[]);
  },
  undead: async (session) => {
    await mend(session, [{ type: 'peopleSet', seat: 'azure', people: 'undead' }]);
    await fought(session);
  },
  elves: async (session) => {
    await home(session, 'azure', 1);
    await mend(session, [{ type: 'peopleSet', seat: 'azure', people: 'high-elves' }]);
  },
  /** Four settlements and more, all full. */
  wealthy: async (session) => {
    const state = stateOf(session);
    const all = holdingsOf(state, 'azure').slice(0, 6);
    await mend(
      session,
      all.map(({ tile }) => ({ type: 'stockpileSet', tile, points: 4 })),
    );
  },
  /** Every banner has losses to strike off and gains to enter. */
  owing: async (session) => {
    const all = bannersOf(stateOf(session), 'azure');
    await mend(
      session,
      all.flatMap(({ id }, n) => [
        { type: 'charged', banner: id, points: 40 + 15 * n },
        { type: 'gained', banner: id, points: 60 },
      ]) as readonly Json[],
    );
  },
} satisfies { readonly [name: string]: (session: Session) => Promise<void> };
export type Moment = keyof typeof moments;
