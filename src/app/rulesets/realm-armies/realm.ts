/** The campaign as this rule set's own screens read it: the state, and the missions this phone may show. */
import type { Seat } from '../../../kernel/question.ts';
import type { Ledger } from '../../../rules/realm-armies/missions/ledger.ts';
import type { State } from '../../../rules/realm-armies/state.ts';
import { type Campaign, useCampaign } from '../../campaign/context.tsx';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { placeName, stateOf, tinctureOf } from './names.ts';

export interface Realm extends Campaign {
  state(): State;
  /** The book of the seat shown. */
  book(): Ledger | undefined;
  colour(seat: Seat): Tincture;
  place(tile: string): string;
}
export function useRealm(): Realm {
  const campaign = useCampaign();
  const { view, seat } = campaign;
  const state = (): State => stateOf(view());
  return {
    ...campaign,
    state,
    book: () => view().ledgers[seat()] as Ledger | undefined,
    colour: (of) => tinctureOf(state(), of),
    place: (tile) => placeName(state(), tile),
  };
}
