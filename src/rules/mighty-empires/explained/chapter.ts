/** The rules of the book by chapter, for the tables of their explanations: a missing or unknown id does not compile. */
import type { Texts } from '../../../kernel/explained.ts';
import type { MapRule } from '../land/rules.ts';
import type { RuleId } from '../rules.ts';

export type AnyRule = RuleId | MapRule;
/** The rules called so, and all below them: `Below<'me.scouting'>`. */
export type Below<P extends string> = Extract<AnyRule, P | `${P}.${string}`>;
export type Chapter<P extends string> = Texts<Below<P>>;
