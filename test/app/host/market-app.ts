/** The part of the app that goes with the rules the campaign's own tests play by: no forms, and one card. */
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';

export const marketApp = {
  id: 'market',
  name: () => undefined,
  tincture: () => 'azure',
  orders: {},
  card: () => ({ line: 'A bid is asked of you', tinctures: ['azure', 'gules'] }),
} as unknown as RulesetApp;
