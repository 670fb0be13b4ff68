/** Whom the scouts meet on the way: bandits, merchants who are glad to be escorted, mercenaries who may be for hire. */
import { lookUp } from '../../../../kernel/chart.ts';
import { change, choose, enter, note, type Procedure, roll } from '../../../../kernel/procedure.ts';
import { type Sentences, sentence } from '../../../../kernel/sentences.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import { mercenaryBand } from '../../charts/scouting-events.ts';
import { mostBaggage } from '../../queries.ts';
import type { BannerId } from '../../state.ts';
import type { Carrier, ScoutBrief } from '../brief.ts';
import type { Events } from './event.ts';

function* convoy({ seat, from, struck }: ScoutBrief, loads: string): Procedure<Change> {
  const rule = 'me.scouting.event.convoy';
  const found = yield* roll('convoy', {
    by: seat,
    rule,
    dice: loads,
    text: say('How much baggage does the convoy bring?'),
  });
  const room = Object.fromEntries(struck.map(({ banner, baggage }) => [banner, mostBaggage - baggage]));
  const kept = Math.min(
    found,
    Object.values(room).reduce((sum, each) => sum + each, 0),
  );
  const shares = yield* shared(seat, struck, room, kept);
  for (const [banner, by] of Object.entries(shares))
    if (by > 0) yield* change({ type: 'baggageChanged', banner, by });
  yield* note('convoy', rule, { seat, tile: from, found, kept });
}

function* shared(
  by: string,
  struck: readonly Carrier[],
  most: { readonly [banner: BannerId]: number },
  total: number,
): Procedure<never, { readonly [banner: BannerId]: number }> {
  const roomy = struck.map(({ banner }) => banner).filter((banner) => (most[banner] ?? 0) > 0);
  const [only] = roomy;
  if (total === 0 || only === undefined) return {};
  if (roomy.length === 1) return { [only]: total };
  return (yield* enter('shares', {
    by,
    rule: 'me.scouting.event.convoy',
    text: say('Which banners take the merchants’ baggage?'),
    bounds: { kind: 'split', total, among: roomy, most },
  })) as { readonly [banner: BannerId]: number };
}

function* mercenaries({ seat, banner: scouting, from, struck }: ScoutBrief): Procedure<Change> {
  const rule = 'me.scouting.event.mercenaries';
  const met = yield* roll('band', {
    by: seat,
    rule,
    dice: 'd6',
    chart: mercenaryBand.id,
    text: say('Do the mercenaries join you or attack?'),
  });
  const { recruits } = lookUp(mercenaryBand, met).is;
  if (recruits === null) {
    yield* note('slain', rule, { seat, tile: from });
    return;
  }
  const points = yield* roll('recruits', {
    by: seat,
    rule,
    dice: recruits,
    text: say('How many points of troops sign on?'),
  });
  const banner =
    struck.length < 2
      ? scouting
      : yield* choose('joins', {
          by: seat,
          rule,
          text: say('Whose banner do they follow?'),
          from: Object.fromEntries(
            struck.map((each) => [each.banner, say('{banner}', { banner: each.banner })]),
          ),
        });
  yield* change({ type: 'gained', banner, points });
  yield* note('recruits', rule, { seat, tile: from, banner, points });
}

export const encounters: Events<'bandits' | 'convoy' | 'mercenaries'> = {
  bandits: ({ seat }, _, { tile }) => note('bandits', 'me.scouting.event.bandits', { seat, tile }),
  convoy: (b, { baggage }) => convoy(b, baggage),
  mercenaries,
};

export const encounterSentences = {
  bandits: sentence(
    'Bandits ambush the scouts on the road to {tile}. None comes back, but no troops are lost.',
  ),
  convoy: sentence(
    'The scouts bring a merchant convoy to {tile} with {found} baggage: the force has room for {kept}.',
  ),
  recruits: sentence('Swords for hire: {points} points of troops join {banner}.'),
  slain: sentence('Mercenaries cut down the scouts of {seat}. Nobody signs on, but no troops are lost.'),
} satisfies Sentences;
