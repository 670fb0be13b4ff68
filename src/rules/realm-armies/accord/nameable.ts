/** What players give names to. */
export const nameable = ['realm', 'army', 'fleet', 'tile'] as const;
export type Nameable = (typeof nameable)[number];
