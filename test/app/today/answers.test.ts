/** Which answer stands out on Today: in every state that recorded campaigns of the four books came through. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answersOf } from '../../../src/app/screens/campaign/today/answers.ts';
import { type Given, replay } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Ruleset, Task } from '../../../src/kernel/ruleset.ts';
import { say } from '../../../src/kernel/text.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: what the books hold does not matter here
type AnyRuleset = Ruleset<any, any, any>;
interface Recorded {
  readonly options: Json;
  readonly seats: readonly string[];
  readonly record: readonly Given[];
}
function read(name: string): Recorded {
  const bytes = readFileSync(join(import.meta.dirname, '..', '..', 'campaigns', name));
  return JSON.parse(String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)) as Recorded;
}

/** Every state of a recorded campaign, as it was just after something changed. */
function eachState(ruleset: AnyRuleset, name: string, look: (state: Json) => void): void {
  const { options, seats, record } = read(name);
  const seen = new WeakSet<object>();
  const ledgers = {
    ...ruleset.ledgers,
    change(ledger: unknown, change: object, state: Json) {
      if (!seen.has(change)) look(state);
      seen.add(change);
      return ruleset.ledgers.change(ledger, change, state);
    },
  };
  replay({ ...ruleset, ledgers }, options, seats, record);
}

/** What burns, breaks, kills, sells or gives up what one has, by the deeds of the games themselves. */
const harmful = /^(Raze|Burn|Break|Disband|Discharge|Execute|Sell|Keep .* as Drugged|Leave .* (fate|with))/;
/** What has been done already and would only be done over. */
const over = /^(Lay another map|Go on painting|Muster again)/;
/** What few want while the way on lies open. */
const seldom = /^(Distribute baggage|Reorganise the banners|Tidy the map|Letters|Put off the battle)/;
const unwanted = ({ title }: Task): boolean => [harmful, over, seldom].some((words) => words.test(title.say));

const campaigns: readonly (readonly [string, AnyRuleset])[] = [
  ['mighty-empires-3-players-1-years-40.json.gz', mightyEmpires],
  ['mighty-empires-3-players-3-years-10.json.gz', mightyEmpires],
  ['chronopia-3-players-3-turns-67.json.gz', chronopia],
  ['chronopia-2-players-3-turns-8.json', chronopia],
  ['ninth-age-3-players-to-the-end-17.json.gz', ninthAge],
  ['realm-armies-3-players-to-the-end-37.json.gz', realmArmies],
];
test.each(campaigns)('%s: what stands out harms nobody and is not done already', (name, ruleset) => {
  const wrong = new Set<string>();
  const filled = new Set<string>();
  const quiet = new Set<string>();
  eachState(ruleset, name, (state) => {
    const { seats } = state as unknown as { readonly seats: readonly string[] };
    for (const seat of seats) {
      const tasks = ruleset.tasks(state, seat).filter(({ aside }) => !aside);
      for (const task of tasks) if (task.quiet) quiet.add(task.title.say);
      const answers = answersOf(tasks);
      if (!answers) continue;
      const { kind, title } = answers.main;
      const better = tasks.some((task) => task.kind === kind && !unwanted(task));
      if (answers.filled) filled.add(title.say);
      if (unwanted(answers.main) && (answers.filled || better)) wrong.add(title.say);
    }
  });
  expect([...wrong]).toEqual([]);
  expect(filled.size).toBeGreaterThan(4);
  expect(quiet.size).toBeGreaterThan(0);
});

const task = (title: string, more: Partial<Task> = {}): Task => ({
  kind: 'may',
  rule: 'test.rule',
  icon: 'x',
  title: say(title),
  ...more,
});
const standing = (...tasks: readonly Task[]) => {
  const answers = answersOf(tasks);
  return answers && [answers.main.title.say, answers.filled, answers.onward?.title.say ?? ''];
};

test('what must be done comes first, then what may, then what leads on', () => {
  const on = task('On', { onward: true });
  const may = task('May');
  const asked = task('Asked', { kind: 'asked' });
  expect(standing(may, on, asked)).toEqual(['Asked', true, 'On']);
  expect(standing(may, on)).toEqual(['May', true, 'On']);
  expect(standing(on)).toEqual(['On', true, '']);
  expect(standing(task('Mind', { kind: 'mind' }))).toBeUndefined();
});

test('where only what harms or was done is left, nothing is filled; where one can go on, that is', () => {
  const burn = task('Burn', { quiet: 'harms' });
  expect(standing(burn)).toEqual(['Burn', false, '']);
  expect(standing(burn, task('On', { onward: true }))).toEqual(['On', true, '']);
  expect(
    standing(task('Must', { kind: 'asked', quiet: 'harms' }), task('Fill up', { kind: 'asked' })),
  ).toEqual(['Fill up', true, '']);
});
