/** What a rule has to say about an order or a change, and whether an order is offered. */
import type { Rule } from './question.ts';
import type { Text } from './text.ts';

/** Why an order is not offered, or what no longer holds. */
export interface Remark {
  readonly rule: Rule;
  readonly why: Text;
}
export type Offer =
  | { readonly open: true; readonly mind?: readonly Remark[] }
  | ({ readonly open: false } & Remark);
