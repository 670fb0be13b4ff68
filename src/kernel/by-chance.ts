/**
 * Arguments drawn by chance from an order's questions: how bots fill in what they have no taste in. Answers a bot likes come
 * first more often; one it does not like at all is never given.
 */
import { type Asks, tries } from './ahead.ts';
import { asked, type Said, verdict } from './asking.ts';
import type { Ask } from './asks.ts';
import type { Source } from './bot.ts';
import type { Json } from './json.ts';

/** How much a bot likes an answer to the question of a name: a whole weight, 0 for never. What is not here it likes alike. */
export type Likes = { readonly [label: string]: (one: Json) => number };

/** @returns arguments that can be given, beginning with what is said; undefined where none were found */
export function byChance<A>(
  asks: Asks<A>,
  source: Source,
  said: Said = {},
  likes: Likes = {},
): A | undefined {
  const { next, args, why } = asked(asks(), said);
  if (why) return undefined;
  if (!next) return args;
  const left = [...drawn(next, source), ...tries(next)].map((value) => ({
    value,
    weight: weightOf(next, value, likes),
  }));
  for (;;) {
    const value = drawWeighed(left, source);
    if (value === undefined) return undefined;
    for (const one of next.ask === 'some'
      ? [joined(next, value as readonly string[], source), value]
      : [value]) {
      if (verdict(next, one)) continue;
      const found = byChance(asks, source, { ...said, [next.label]: one }, likes);
      if (found !== undefined) return found;
    }
  }
}

function weightOf({ ask, label }: Ask, value: Json, likes: Likes): number {
  const like = Object.hasOwn(likes, label) ? likes[label] : undefined;
  const one = ask === 'some' ? (value as readonly Json[])[0] : value;
  return like && one !== undefined ? like(one) : 1;
}
interface Weighed {
  readonly value: Json;
  readonly weight: number;
}
/** Takes one out, by weight; undefined once nothing likeable is left. */
function drawWeighed(left: Weighed[], source: Source): Json | undefined {
  const sum = left.reduce((all, { weight }) => all + weight, 0);
  if (sum <= 0) return undefined;
  let at = source(sum);
  const index = left.findIndex(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  return left.splice(index, 1)[0]?.value;
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
