/** What the changes of this chapter hold that is more than a number or a name. */
import * as is from '../../../kernel/shapes.ts';
import type { Shaken, Sought } from './state.ts';

const moves = is.oneOf('freely', 'on-4', 'not');
export const shaken = is.fields<Shaken>({ year: is.count, first: moves, second: moves });
export const sought = is.fields<Sought>({
  seat: is.seat,
  by: is.seat,
  tile: is.tile,
  banners: is.list(is.piece),
});
