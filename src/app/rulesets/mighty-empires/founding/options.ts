/** The options of a founding, read from whatever is there so far, defaults filled in. */
import * as v from 'valibot';
import type { Json } from '../../../../kernel/json.ts';
import { options } from '../../../../rules/mighty-empires/options.ts';

export type Chosen = v.InferOutput<typeof options>;
export type Rulings = Chosen['rulings'];

/** Options that are none are the defaults: a founding starts from an empty record. */
export function chosen(given: Json): Chosen {
  const read = v.safeParse(options, given ?? {});
  return read.success ? read.output : v.parse(options, {});
}
