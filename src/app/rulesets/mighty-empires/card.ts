/** A campaign's line and colours on the shelf. */
import { playerIn, sayIn } from '../../campaign/say.ts';
import { t } from '../../i18n/index.ts';
import type { RulesetApp } from '../contract.ts';
import { cardOf } from '../parts/seats.ts';
import { name, stateOf, tinctureOf } from './names.ts';

/** What is asked of the seat; else whose turn it is; else where the campaign stands. */
export const card: RulesetApp['card'] = (view, seat) =>
  cardOf(
    view,
    seat,
    { name, tincture: (_, each) => tinctureOf(stateOf(view), each) },
    {
      stands() {
        const { title, turn } = view.clock;
        const when = sayIn({ name }, view, title);
        if (turn === undefined) return when;
        return turn === seat
          ? t('{when}: your turn', { when })
          : t('{when}: {who} plays', { when, who: playerIn(view, turn) });
      },
    },
  );
