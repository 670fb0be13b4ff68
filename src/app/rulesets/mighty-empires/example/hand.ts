/** The hand that plays a seat of the example: what it chooses among answers is left to chance, what it agrees to is agreed. */
import type { Hand } from '../../../../campaign/play-for.ts';
import { assentTo } from '../../../../kernel/assent.ts';
import { bot, type Source } from '../../../../kernel/bot.ts';
import { type Choices, steadily } from '../../../../rules/mighty-empires/bots/steady.ts';
import { type Ledger, unassigned } from '../../../../rules/mighty-empires/ledger/book.ts';
import { bannersOf } from '../../../../rules/mighty-empires/queries.ts';
import { stateOf } from '../names.ts';

export function handOf(source: Source, choices?: Choices): Hand {
  const random = bot(source);
  return {
    takes(view, seat, { write, ...task }) {
      const state = stateOf(view);
      if (!write) return steadily(state, seat, task, choices);
      const { write: kind, banner } = write as { readonly write?: string; readonly banner?: string };
      const ledger = view.ledgers[seat] as Ledger | undefined;
      if (kind !== 'muster' || banner === undefined || !ledger) return undefined;
      const empty = bannersOf(state, seat).filter(({ id }) => !ledger.banners[id]?.mustered);
      return { write: { write: kind, banner, points: Math.ceil(unassigned(ledger, state) / empty.length) } };
    },
    answers: (question) => assentTo(question) ?? random(question).value,
  };
}
