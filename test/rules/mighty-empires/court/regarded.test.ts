/** What a player's own phone says of their chest: a crown buys 100 points, and nobody else knows what was bought. */
import { expect, test } from 'vitest';
import type { Task } from '../../../../src/kernel/ruleset.ts';
import { type Ledger, mightyEmpires, type State } from '../../../../src/rules/mighty-empires/index.ts';
import { banner, holding, home } from '../table.ts';
import { inWinter, ledgers, written } from './winter.ts';

const tiles = { [home]: holding({ site: 'city', capitalOf: 'azure' }) };
const at = (phase: Parameters<typeof inWinter>[0], espionage = true): State => {
  const state = inWinter(phase, { tiles, banners: { a1: banner() } }, { azure: 10, gules: 10 });
  return { ...state, options: { ...state.options, parts: { ...state.options.parts, espionage } } };
};
const bought = (points: number): Ledger => {
  const hall = at('recruitment');
  const bows = { id: 'n1', name: 'Bows', models: 10, points, note: '' };
  return written(ledgers.start('azure', hall), { write: 'recruit', purchase: 'p1', units: [bows] }, hall);
};
/** What is said of the chest: as a reminder, and on the way on. */
function said(book: Ledger, state: State): readonly (readonly [string, number])[] {
  const own = mightyEmpires
    .tasks(state, 'azure')
    .map((task) => ledgers.regards?.(book, task, state))
    .filter((task): task is Task => task !== undefined);
  const texts = own.flatMap(({ kind, title, why, onward }) =>
    kind === 'mind' ? [title] : onward && why ? [why] : [],
  );
  return texts
    .filter(({ say }) => /crowns? left/.test(say))
    .map(({ say, with: gaps }): readonly [string, number] => [
      /in secret/.test(say) ? 'secret' : /if you go on/.test(say) ? 'lost now' : 'lost in spring',
      Number(gaps?.n ?? 1),
    ]);
}

test('me.revenue.lost: 150 points cost two of ten crowns, and their owner reads of eight', () => {
  expect(said(bought(150), at('baggage'))).toEqual([
    ['lost in spring', 8],
    ['lost in spring', 8],
  ]);
  expect(said(bought(150), at('espionage'))).toEqual([
    ['lost now', 8],
    ['lost now', 8],
  ]);
});

test('me.revenue.lost: where the table plays without espionage, crowns are lost from deployment on', () => {
  expect(said(bought(150), at('deployment', false))).toEqual([
    ['lost now', 8],
    ['lost now', 8],
  ]);
  expect(said(bought(150), at('deployment'))).toEqual([]);
});

test('me.revenue.lost: who has spent all of it is warned of nothing', () => {
  expect(said(bought(1000), at('baggage'))).toEqual([]);
  expect(said(bought(1000), at('espionage'))).toEqual([]);
  // The table knows nothing of it, and its words do.
  const [way] = mightyEmpires.tasks(at('espionage'), 'azure').filter(({ onward }) => onward);
  expect(way?.why?.say).toMatch(/less what you spent in secret/);
});
