/** The campaign as Mighty Empires' own screens read it: the state, and the army books this phone may show. */
import type { Seat } from '../../../kernel/question.ts';
import type { Contents, Ledger } from '../../../rules/mighty-empires/ledger/book.ts';
import { bannersOf, type PlacedBanner } from '../../../rules/mighty-empires/queries.ts';
import type { State } from '../../../rules/mighty-empires/state.ts';
import { type Campaign, useCampaign } from '../../campaign/context.tsx';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { stateOf, tinctureOf } from './names.ts';

export interface Empire extends Campaign {
  state(): State;
  /** A seat's army book: that of the seat shown, or anybody's where the books are open; else undefined. */
  book(seat: Seat): Ledger | undefined;
  /** What the book of the seat shown comes to; undefined on a phone that does not keep it. */
  own<T>(of: (book: Ledger, state: State) => T): T | undefined;
  contents(banner: PlacedBanner): Contents | undefined;
  mine(): readonly PlacedBanner[];
  colour(owner: Seat | 'independent'): Tincture;
}

export function useEmpire(): Empire {
  const campaign = useCampaign();
  const { view, seat } = campaign;
  const state = (): State => stateOf(view());
  const book = (of: Seat): Ledger | undefined =>
    of === seat() || view().openBooks ? (view().ledgers[of] as Ledger | undefined) : undefined;
  return {
    ...campaign,
    state,
    book,
    own: (of) => {
      const mine = book(seat());
      return mine && of(mine, state());
    },
    contents: ({ seat: of, id }) => book(of)?.banners[id],
    mine: () => bannersOf(state(), seat()),
    colour: (owner) => tinctureOf(state(), owner),
  };
}
