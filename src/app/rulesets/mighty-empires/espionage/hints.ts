/** Counters on the map: a hooded figure on every tile where operatives lie. */
import { counters } from '../../../../rules/mighty-empires/espionage/queries.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import type { HintView } from '../../../map/model.ts';

const hood =
  'M12 2C8.2 2 6 5.4 6 9.2c0 1.2.2 2.2.6 3.1C4.4 13.6 3 16.9 3 22h18c0-5.1-1.4-8.4-3.6-9.7.4-.9.6-1.9.6-3.1C18 5.4 15.8 2 12 2zm0 4.2c2 0 3 1.6 3 3.4 0 2-1.3 3.6-3 3.6s-3-1.6-3-3.6c0-1.8 1-3.4 3-3.4z';

export const counterHints = (state: State): readonly HintView[] =>
  [...new Set(counters(state).map(({ tile }) => tile))].map((tile) => ({
    tile,
    tone: 'warn',
    badge: { path: hood },
  }));
