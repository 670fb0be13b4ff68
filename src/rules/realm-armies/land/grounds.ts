/** What a tile of this campaign's map is. Rivers run across grounds; a coast is any land beside the sea. */
export const grounds = ['farm', 'forest', 'hill', 'mountain', 'swamp', 'sea'] as const;
export type Terrain = (typeof grounds)[number];
