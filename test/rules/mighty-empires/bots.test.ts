import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { digest } from '../../../src/kernel/digest.ts';
import { plain } from '../../../src/kernel/text.ts';
import { playCampaign } from '../../../src/rules/mighty-empires/bots/campaign.ts';
import { replay, stateOf } from '../../../src/rules/mighty-empires/bots/game.ts';
import { chapters } from '../../../src/rules/mighty-empires/chapters.ts';
import { rules } from '../../../src/rules/mighty-empires/explained/rules.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';

/** Campaigns of three years which between them meet every rule: `npm run simulate -- --years 3 --campaigns 360 --cover`. */
const cover = [353, 154, 244, 108, 79, 230, 142, 65, 130, 197, 14, 33, 98, 277];
const short = 40;
const root = new URL('../../../src/rules/mighty-empires/', import.meta.url).pathname;
const reached = new Set<string>();
const failures: string[] = [];

beforeAll(() => {
  const play = (plan: Parameters<typeof playCampaign>[0]): void => {
    const played = playCampaign(plan);
    failures.push(...played.failures);
    for (const rule of played.game.reached.keys()) reached.add(rule);
  };
  for (const seed of cover) play({ players: 3, years: 3, seed });
  for (let seed = 1; seed <= short; seed++) play({ players: seed % 20 === 0 ? 2 : 3, years: 1, seed });
}, 400_000);

/** Source files of this part: the rules themselves, without charts, land, names, bots and what explains them. */
function sources(folder = root): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['charts', 'land', 'names', 'bots', 'explained'].includes(entry.name) ? [] : sources(path);
    return entry.name === 'explained.ts' ? [] : [path];
  });
}
const named = new Set(
  sources()
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/rule: '(me\.[a-z.-]+)'|'(me\.[a-z]+(?:\.[a-z-]+)*)'/g),
    ])
    .map(([, a, b]) => a ?? b ?? '')
    .filter(
      (id) =>
        ![
          'me.scouting.findings',
          'me.subsistence.shortfall.points',
          'me.scouting.event.astray.side',
          'me.battle.clash',
          'me.siege.assault.result',
          'me.tabletop.fate.alone',
        ].includes(id),
    ),
);

describe('bots play campaigns', () => {
  test('whatever happens, what must hold holds', () => {
    expect(failures).toEqual([]);
  });
  test('every rule that plays is reached', () => {
    expect(Object.keys(rules).filter((rule) => !reached.has(rule))).toEqual([]);
  });
});

test.each([
  [137, 'a battle won on razed ground'],
  [274, 'two free companies in one banner'],
  [535, 'madness called down on barren land'],
])('seed %i: %s', (seed) => {
  expect(playCampaign({ players: 3, turns: 24, seed }).failures).toEqual([]);
});

describe('the list of rules', () => {
  test('names every rule the sources name, and no other', () => {
    const known = new Set<string>(Object.keys(rules));
    expect([...named].filter((rule) => !known.has(rule))).toEqual([]);
    const events = ['desertion', 'sickness'].map((event) => `me.scouting.event.${event}`);
    const spelt = new Set([...named, ...events, 'me.scouting.event.astray.nowhere']);
    expect([...known].filter((rule) => !spelt.has(rule))).toEqual([]);
  });
  test('has each of them in a test’s title', () => {
    const folder = new URL('.', import.meta.url).pathname;
    const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.endsWith('bots.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(Object.keys(rules).filter((rule) => !titles.includes(rule))).toEqual([]);
  });
});

describe('a campaign recorded', () => {
  const plan = { players: 3, turns: 8, seed: 6, recording: true };
  const played = playCampaign(plan);
  const seats = stateOf(played.game).seats;
  const again = replay(mightyEmpires, stateOf(played.game).options, seats, played.game.record ?? []);
  test('comes to the same state when it is played again, answer by answer', () => {
    expect(digest(stateOf(again))).toBe(digest(stateOf(played.game)));
    expect(digest(Object.fromEntries(again.books))).toBe(digest(Object.fromEntries(played.game.books)));
    expect(again.table.open).toEqual([]);
  });
  test('every note has its sentence, and every gap is filled', () => {
    const notes = (played.game.notes ?? []).map((note) => ({ note, text: mightyEmpires.sentenceOf(note) }));
    expect(notes.length).toBeGreaterThan(200);
    for (const { note, text } of notes) {
      expect(sentencesIn(chapters), note.note).toHaveProperty(note.note);
      expect(text.say, note.note).not.toBe('');
      for (const [gap, value] of Object.entries(text.with ?? {}))
        expect(value, `${note.note} ${gap}`).not.toBe('');
      expect(plain(text)).not.toMatch(/[{}]/);
    }
  });
});
