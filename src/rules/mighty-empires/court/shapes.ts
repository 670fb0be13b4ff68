/** What the changes of this chapter hold that is more than a number or a name. */
import * as is from '../../../kernel/shapes.ts';
import { type Alliance, contingentKinds, type Contingent as Hired } from './state.ts';

export const alliance = is.fields<Omit<Alliance, 'broken'>>({
  seat: is.seat,
  tiles: is.list(is.tile),
  kind: is.oneOf('temporary', 'complete'),
  year: is.count,
});
export const hired = is.fields<Hired>({
  kind: is.oneOf(...contingentKinds),
  people: is.words,
  alliance: is.orNull(is.piece),
  year: is.count,
});
