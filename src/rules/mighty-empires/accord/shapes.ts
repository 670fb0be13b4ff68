/** What the changes of this chapter hold that is more than a number or a name. */
import { someOf } from '../../../kernel/options.ts';
import * as is from '../../../kernel/shapes.ts';
import { table } from '../options.ts';
import type { Accord } from './state.ts';

export const accord = is.fields<Accord>({
  year: is.count,
  by: is.seat,
  parts: someOf(table.parts.rows) as is.Kind<Accord['parts']>,
  pieces: is.orNull(is.oneOf('limited', 'unlimited')),
});
