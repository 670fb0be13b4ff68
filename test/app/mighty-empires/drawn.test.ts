/** What a die draws one of is named beside it, face by face. */
import { expect, test } from 'vitest';
import { drawnAmong } from '../../../src/app/rulesets/mighty-empires/drawn.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { coast, foe, south } from '../../rules/mighty-empires/sea/coast.ts';
import { act, banner, ship } from '../../rules/mighty-empires/table.ts';

const names = { g1: 'Grey Gull (carries The Reds)', g2: 'Ship 2', g3: 'Wave Rider' } as const;
const state = coast({
  ships: {
    s1: ship(),
    s2: ship({ number: 2 }),
    g1: foe({ number: 7, name: 'Grey Gull', carries: 'b1' }),
    g2: foe({ number: 2 }),
    g3: foe({ number: 3, name: 'Wave Rider' }),
  },
  banners: { b1: banner({ seat: 'gules', tile: south, spot: null, name: 'The Reds' }) },
});
const args = { ships: ['s1', 's2'], to: south };

test.each([1, 2, 3])('me.sea.random: the ship named beside a %i is the one that a %i sends down', (face) => {
  const done = act(state, 'azure', 'voyage', args, {
    'gules/engage': 'engage',
    'gules/waylay': 'engage',
    'gules/outsail/attacker': [6],
    'gules/outsail/defender': [1],
    'gules/fight/scores/attacker': [6],
    'gules/fight/scores/defender': [1],
    'gules/fight/sinking': [face],
  });
  const question = done.asked.find(({ label }) => label === 'gules/fight/sinking');
  if (!question) throw new Error('no ship is drawn');
  const asked = { seat: 'azure', order: 'o1' };
  const brief = mightyEmpires.orders.voyage?.brief(state, { ...args, harbour: false }, asked);
  const order = { open: { id: 'voyage', brief, answers: {} } };
  const among = drawnAmong({ table: { rules: state } } as never, order as never, question)?.split(', ');
  const gone = Object.keys(names).filter((id) => !(id in done.state.ships)) as (keyof typeof names)[];
  expect(gone).toHaveLength(1);
  expect(among).toHaveLength(3);
  expect(among?.[face - 1]).toBe(`${face} ${gone[0] && names[gone[0]]}`);
});
