/** The campaign as Chronopia's own screens read it: the state, and the force of the seat shown. */
import type { Seat } from '../../../kernel/question.ts';
import { type Held, type Own, territoriesOf, warbandsOf } from '../../../rules/chronopia/roll/points.ts';
import type { Realm, Sitting, State } from '../../../rules/chronopia/state.ts';
import { type Campaign, useCampaign } from '../../campaign/context.tsx';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { stateOf, tinctureOf } from './names.ts';

export interface Force extends Campaign {
  state(): State;
  realm(): Realm | undefined;
  gold(): number;
  mine(): Own;
  lands(): Held;
  sitting(): Sitting | undefined;
  others(): readonly Seat[];
  colour(seat: Seat): Tincture;
}

export function useForce(): Force {
  const campaign = useCampaign();
  const { view, seat } = campaign;
  const state = (): State => stateOf(view());
  const realm = (): Realm | undefined => state().realms[seat()];
  return {
    ...campaign,
    state,
    realm,
    gold: () => realm()?.gold ?? 0,
    mine: () => warbandsOf(state(), seat()),
    lands: () => territoriesOf(state(), seat()),
    sitting: () => state().sittings[seat()]?.[0],
    others: () => state().seats.filter((each) => each !== seat()),
    colour: (of) => tinctureOf(state(), of),
  };
}
