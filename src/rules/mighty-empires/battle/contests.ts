/** A battle or siege is fought out in one way at a time: while one is under way, no other is begun nor entered. */
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Contests } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { State } from '../state.ts';

/** Orders that fight it out, and those that arrange how. */
const fights = [
  'fight',
  'table-result',
  'waver',
  'fall-back',
  'take-refuge',
  'hold-field',
  'assault',
  'starve-out',
  'lift-siege',
  'offer-terms',
];
const others = [
  'record-battle',
  'arrange-battle',
  'roll-terrain',
  'agree-field',
  'roll-hour',
  'mark-hour',
  'roll-arrival',
];

const named = (given: Json): string | undefined => {
  const { encounter, siege, battle } = (given ?? {}) as { readonly [key: string]: unknown };
  return [encounter, siege, battle].find((one) => typeof one === 'string');
};

export const contests: Contests<State> = {
  about(state: State, id: string, args: Json, seat: Seat): readonly string[] {
    if (!fights.includes(id) && !others.includes(id)) return [];
    const one = named(args);
    if (one !== undefined) return [one];
    const all = Object.entries(state.encounters);
    return all
      .filter(([, { attacker, defender }]) => attacker === seat || defender === seat)
      .map(([of]) => of);
  },
  held: (id: string, brief: Json): string | undefined => (fights.includes(id) ? named(brief) : undefined),
  why: (state: State, what: string) => {
    const met = state.encounters[what];
    const tile = met?.tile ?? '';
    return met?.kind === 'siege'
      ? against('me.siege.assault', say('A siege is being fought in {tile}.', { tile }))
      : against('me.battle.fought', say('A battle is being fought in {tile}.', { tile }));
  },
};
