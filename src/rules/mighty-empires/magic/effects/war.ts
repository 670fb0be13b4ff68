/** Spells of war: undead, a host, a siege broken, a force in the mists. */
import { change, choose, note, type Procedure, roll } from '../../../../kernel/procedure.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import { numbersOf } from '../../map/spellbook.ts';
import type { CastBrief } from '../brief.ts';
import { lay } from './lay.ts';

/** The dead rise, and fall upon every force in the tile. */
export function* raiseDead(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.undead';
  const { seat, order, here } = b;
  const amount = yield* roll('undead', {
    by: seat,
    rule,
    dice: numbersOf('raise-dead').points,
    text: say('How many points of undead rise?'),
  });
  yield* lay(b, 'raise-dead', { amount });
  yield* note('raise-dead', rule, { seat, tile: here.tile, points: amount });
  const ashore = here.banners.filter(({ banner }) => !here.ships.some(({ carries }) => carries === banner));
  for (const [index, force] of [...new Set(ashore.map((banner) => banner.seat))].entries()) {
    const beset = ashore.filter((banner) => banner.seat === force);
    yield* change({
      type: 'met',
      id: `${order}.e${index + 1}`,
      tile: here.tile,
      attacker: force,
      // Beaten, it is driven to where it would retreat.
      attackers: Object.fromEntries(beset.map(({ banner, refuge }) => [banner, refuge])),
      defender: 'independent',
      risen: true,
    });
    yield* note('undead-attack', rule, { seat: force, tile: here.tile });
  }
}

const hosts = {
  ethereal: { title: say('An Ethereal Host'), name: 'Ethereal Host' },
  monstrous: { title: say('A Monstrous Host'), name: 'Monstrous Host' },
  chaos: { title: say('A Chaos Host'), name: 'Chaos Host' },
} as const;

export function* summonHost(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.host';
  const { seat, order, here, flag } = b;
  const kind = yield* choose('host', {
    by: seat,
    rule,
    text: say('Which host do you summon?'),
    from: { ethereal: hosts.ethereal.title, monstrous: hosts.monstrous.title, chaos: hosts.chaos.title },
  });
  const points = yield* roll('points', {
    by: seat,
    rule,
    dice: numbersOf('summon-host').points,
    text: say('How many points does the host have?'),
  });
  const banner = `${order}.h`;
  yield* change({
    type: 'hostSummoned',
    banner,
    seat,
    name: hosts[kind].name,
    tile: here.tile,
    points,
    ...flag,
  });
  yield* lay(b, 'summon-host', { tile: null, about: seat, banner, amount: points });
  yield* note('summon-host', rule, { seat, tile: here.tile, points, host: hosts[kind].name });
}

/** One side of a siege is gone, all who besiege or all who are besieged; where there is none, an empty fortress. */
export function* breakSiege({ seat, here, sieges }: CastBrief): Procedure<Change> {
  const rule = 'me.magic.break-siege';
  const { tile } = here;
  const [siege] = sieges;
  if (!siege) {
    if (here.site !== 'fortress' || here.banners.length > 0)
      return yield* note('spell-idle', rule, { seat, tile });
    yield* change({ type: 'razed', tile, by: null });
    return yield* note('fortress-broken', rule, { seat, tile });
  }
  const { attacker, defender } = siege;
  const side = yield* choose('side', {
    by: seat,
    rule,
    text: say('Which side does the spell destroy?'),
    from: {
      attackers: say('{attackerSeat}, who besieges', { attackerSeat: attacker }),
      defenders: say('{defenderSeat}, who is besieged', { defenderSeat: defender }),
    },
  });
  const within = side === 'defenders';
  const gone = within ? siege.defenders : sieges.flatMap(({ attackers }) => attackers);
  if (within) for (const { id } of sieges) yield* change({ type: 'encounterEnded', id });
  for (const banner of gone) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  if (within) yield* change({ type: 'tileTaken', tile, seat: attacker });
  yield* note('break-siege', rule, { seat, tile, gone: within ? defender : attacker });
}

/** One's own force is led home; an enemy's without a roof is led astray. */
export function* mists(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.mists';
  const { seat, here, forces } = b;
  const [only] = forces;
  if (only === undefined) return yield* note('spell-idle', rule, { seat, tile: here.tile });
  const about =
    forces.length === 1
      ? only
      : yield* choose('force', {
          by: seat,
          rule,
          text: say('Whose force do the mists take?'),
          from: Object.fromEntries(forces.map((each) => [each, say('{seat}', { seat: each })])),
        });
  const leads = about === seat ? 'home' : 'astray';
  yield* lay(b, 'shrouding-mists', { about, leads });
  for (const { banner, seat: whose } of here.banners)
    if (whose === about)
      yield* change({
        type: 'winterEffect',
        effect: { kind: 'way', banner, safe: leads === 'home', why: rule },
      });
  yield* note('shrouding-mists', rule, { seat, tile: here.tile, force: about, leads });
}
