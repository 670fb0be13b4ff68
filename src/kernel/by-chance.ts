/** Arguments drawn by chance from an order's questions: how bots give what they have no taste in, and how refusals are probed. */
import { type Asks, tries } from './ahead.ts';
import { asked, type Said, verdict } from './asking.ts';
import type { Ask } from './asks.ts';
import type { Source } from './bot.ts';
import type { Json } from './json.ts';

/** @returns arguments that can be given, beginning with what is said; undefined where none were found */
export function byChance<A>(asks: Asks<A>, source: Source, said?: Said): A | undefined {
  const { next, args, why } = asked(asks(), said);
  if (why) return undefined;
  if (!next) return args;
  const left = [...drawn(next, source), ...tries(next)];
  while (left.length > 0) {
    const [value = null] = left.splice(source(left.length), 1);
    for (const one of next.ask === 'some'
      ? [joined(next, value as readonly string[], source), value]
      : [value]) {
      if (verdict(next, one)) continue;
      const found = byChance(asks, source, { ...said, [next.label]: one });
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Numbers beside those always tried, and a name where nobody suggests one. */
function drawn(ask: Ask, source: Source): readonly Json[] {
  if (ask.ask === 'count') return ask.to < ask.from ? [] : [ask.from + source(ask.to - ask.from + 1)];
  return ask.ask === 'words' && !ask.suggest ? [`N${source(1_000_000)}`] : [];
}

/** Others that may go along, each by the toss of a coin. */
function joined(ask: Ask & { ask: 'some' }, begun: readonly string[], source: Source): readonly string[] {
  const all = [...begun];
  for (const one of ask.among())
    if (!all.includes(one) && source(2) === 0 && !ask.against?.(one, all)) all.push(one);
  return all;
}
