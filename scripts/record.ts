/**
 * Writes recorded campaigns, order by order and answer by answer, with the digest of the state they come to:
 *   node scripts/run.mjs scripts/record.ts
 * Run it when a rule is meant to change what a recorded campaign comes to, and say so.
 */
import { writeFileSync } from 'node:fs';
import { digest } from '../src/kernel/digest.ts';
import { playCampaign } from '../src/rules/mighty-empires/bots/campaign.ts';
import { stateOf } from '../src/rules/mighty-empires/bots/game.ts';

const plans = [
  { name: 'three-realms', players: 3, turns: 7, seed: 12 },
  { name: 'two-realms', players: 2, turns: 3, seed: 7 },
];

export default function record(): void {
  for (const { name, ...plan } of plans) {
    const { game } = playCampaign({ ...plan, recording: true });
    const { options, seats } = stateOf(game);
    const fixture = {
      ruleset: 'mighty-empires',
      version: game.ruleset.version,
      options,
      seats,
      state: digest(stateOf(game)),
      books: digest(Object.fromEntries(game.books)),
      record: game.record ?? [],
    };
    const lines = fixture.record.map((given) => `    ${JSON.stringify(given)}`).join(',\n');
    const head = JSON.stringify({ ...fixture, record: undefined }, null, 2).replace(/\n}$/, '');
    writeFileSync(
      new URL(`../test/campaigns/mighty-empires-${name}.json`, import.meta.url),
      `${head},\n  "record": [\n${lines}\n  ]\n}\n`,
    );
  }
}
