/** How often phones that look for each other speak, and when one counts as gone. Milliseconds. */
export const REPEAT = 4_000;
export const SILENCE = 12_000;
/** How long a call may take to be answered. */
export const ANSWER = 6_000;
/** How often a beacon looks whether there is another. */
export const PROBE = 20_000;
/** Waiting times between attempts to reach the meeting server: the last one is kept to. */
export const PATIENCE = [500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;

/** A little chance, so that phones that lost their beacon together do not all move at once. */
export const soon = (most: number): number => Math.floor(Math.random() * most);
