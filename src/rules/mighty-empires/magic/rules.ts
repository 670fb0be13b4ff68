/** Rules of this chapter by id, and where they stand in the book. */
export const magicRules = {} as const;
