/** The form of a worked case: strict, so that a field spelt wrong is an error and no silence. */
import * as v from 'valibot';
import type { Json } from '../../src/kernel/json.ts';

export type Fields = { readonly [name: string]: Json };

const text = v.pipe(v.string(), v.minLength(1));
const json = v.custom<Json>((value) => value !== undefined);
const fields = v.custom<Fields>(
  (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  'is an object',
);
const strings = v.array(text);
const head = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'is lower case, with dots and hyphens')),
  source: text,
  says: text,
  about: v.picklist(['rule', 'limit', 'exception', 'interaction']),
};

const ask = v.strictObject({
  label: v.optional(text),
  by: v.optional(text),
  dice: v.optional(text),
  choices: v.optional(strings),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  total: v.optional(v.number()),
  among: v.optional(strings),
  most: v.optional(fields),
  claim: v.optional(text),
});
export type Ask = v.InferOutput<typeof ask>;
const told = v.strictObject({
  from: v.optional(text),
  to: v.optional(strings),
  claim: v.optional(text),
  said: v.optional(json),
});
export type Told = v.InferOutput<typeof told>;

const give = v.strictObject({
  seat: text,
  order: text,
  args: v.optional(fields, {}),
  answers: v.optional(fields, {}),
  anyway: v.optional(v.literal(true)),
});
const write = v.strictObject({ seat: text, write: fields });
export type Give = v.InferOutput<typeof give>;
export type Step = Give | v.InferOutput<typeof write>;

const play = v.strictObject({
  ...head,
  given: v.optional(fields, {}),
  do: v.optional(v.array(v.union([give, write])), []),
  expect: v.strictObject({
    state: v.optional(fields),
    books: v.optional(fields),
    absent: v.optional(strings),
    refused: v.optional(v.union([v.boolean(), v.literal('form')])),
    minded: v.optional(v.boolean()),
    remarked: v.optional(v.boolean()),
    asks: v.optional(v.array(ask)),
    tells: v.optional(v.array(told)),
    reminded: v.optional(v.record(text, v.boolean())),
    tasks: v.optional(v.record(text, v.array(v.union([text, v.strictObject({ not: text })])))),
  }),
});
const chart = v.strictObject({
  ...head,
  chart: text,
  roll: v.optional(v.array(v.number())),
  total: v.optional(v.number()),
  row: v.optional(text),
  modifier: v.optional(v.number(), 0),
  column: v.optional(v.union([text, v.number()])),
  expect: v.strictObject({
    row: v.optional(v.tuple([v.number(), v.number()])),
    is: v.optional(json),
    cell: v.optional(json),
    reroll: v.optional(v.literal(true)),
  }),
});
const odds = v.strictObject({
  ...head,
  odds: text,
  given: v.optional(fields, {}),
  expect: v.record(text, v.number()),
});

export type Play = v.InferOutput<typeof play>;
export type ChartCase = v.InferOutput<typeof chart>;
export type OddsCase = v.InferOutput<typeof odds>;
export type Case = Play | ChartCase | OddsCase;

/** A case as read from its file. @throws Error saying what is wrong with its form */
export function read(written: unknown): Case {
  const given = (written ?? {}) as Fields;
  const form = 'chart' in given ? chart : 'odds' in given ? odds : play;
  const parsed = v.safeParse(form, written);
  if (parsed.success) return sound(parsed.output);
  const wrong = parsed.issues.map((issue) => {
    return `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''}: ${issue.message}`;
  });
  throw new Error(`${given.id ?? 'a case without id'} is not in the form: ${wrong.join('; ')}`);
}

/** A case that can fail. @throws Error for one that expects nothing, or something of a step it does not have */
function sound(one: Case): Case {
  if (Object.keys(one.expect).length === 0) throw new Error(`${one.id} expects nothing`);
  if ('do' in one && one.do.length === 0)
    for (const key of ['refused', 'minded', 'asks', 'tells', 'remarked'] as const)
      if (one.expect[key] !== undefined) throw new Error(`${one.id} expects ${key} and gives no order`);
  return one;
}
