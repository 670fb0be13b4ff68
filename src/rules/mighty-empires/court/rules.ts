/** Rules of this chapter by id, and where they stand in the book. */
export const courtRules = {} as const;
