/** What today's rules make of a campaign that was recorded under others, in words. */
import type { AnyRuleset } from '../src/kernel/ruleset.ts';
import { outcome, playedAgain, type Recorded, rulesHeard } from './recorded.ts';

/** What differs, a line each; nothing where it replays as it was. */
export function whatChanged(ruleset: AnyRuleset, recorded: Recorded): readonly string[] {
  let game: ReturnType<typeof playedAgain>;
  try {
    game = playedAgain(ruleset, recorded);
  } catch (problem) {
    return [`cannot be played again: ${problem instanceof Error ? problem.message : String(problem)}`];
  }
  const now = outcome(game);
  return [
    ...(now.state === recorded.state ? [] : ['comes to another state']),
    ...(now.books === recorded.books ? [] : ['comes to other books']),
    ...(now.heard === recorded.heard ? [] : parting(recorded, now.trail, game.heard)),
    ...counts(recorded.rules, rulesHeard(game)),
  ];
}

/** Where the two part: the order that first tells or asks something else, and what it tells and asks now. */
function parting(
  { trail, record }: Recorded,
  now: string,
  heard: readonly (readonly string[])[],
): readonly string[] {
  const at = [...now].findIndex((mark, i) => mark !== trail[i]);
  if (at < 0) return [`${trail.length - now.length} orders at its end are not carried out any more`];
  const ends = heard.flatMap((lines, i) => (lines.length > 0 ? [i] : []));
  const end = ends[at] ?? 0;
  const given = record[end];
  const order =
    given === undefined || 'write' in given ? '' : 'order' in given ? given.order.entry : given.answer.order;
  const first = record.find((each) => 'order' in each && each.order.entry === order);
  const spelt =
    first && 'order' in first
      ? `${first.order.id} of ${first.order.seat} ${JSON.stringify(first.order.args)}`
      : order;
  return [
    `parts at finished order ${at + 1} of ${trail.length}, ${spelt}, which lets hear:`,
    ...(heard[end] ?? []).map((line) => `  ${line}`),
  ];
}

const counts = (before: Recorded['rules'], now: Recorded['rules']): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .sort()
    .filter((rule) => before[rule] !== now[rule])
    .map((rule) => `${rule}: heard ${now[rule] ?? 0} times, ${before[rule] ?? 0} before`);
