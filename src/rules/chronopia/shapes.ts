/** What the changes of several chapters hold that is more than a number or a name. */
import * as is from '../../kernel/shapes.ts';
import { lands } from './charts/territories.ts';
import type { Raised } from './figures.ts';

export const land = is.oneOf(...lands);

const few = is.maybe(is.count);
export const raised = is.fields<Raised>({
  cc: few,
  mw: few,
  pw: few,
  ld: few,
  ac: few,
  st: few,
  w: few,
  mv: few,
  a: few,
  def: few,
});
