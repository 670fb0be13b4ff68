/** What may be built on a tile. */
export const buildings = ['mine', 'tower', 'fortress', 'town', 'citadel', 'port'] as const;
export type Building = (typeof buildings)[number];
