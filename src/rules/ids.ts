/** The rule sets, in the order in which the app names them. */
export const rulesetIds = ['mighty-empires', 'ninth-age', 'realm-armies', 'chronopia'] as const;
export type RulesetId = (typeof rulesetIds)[number];
