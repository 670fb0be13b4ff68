/** Facts in one line, as far as there are any. */
type Fact = string | false | 0 | null | undefined;

/** "Thornford · goes hungry" */
export const dotted = (...facts: readonly Fact[]): string => facts.filter(Boolean).join(' · ');
/** "3 hexes, 1 city" */
export const commas = (...facts: readonly Fact[]): string => facts.filter(Boolean).join(', ');
