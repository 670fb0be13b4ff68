/** Rules of this chapter by id, and where they stand in the book. */
export const winterRules = {
  'me.winter.phase': 'The winter season',
  'me.winter.together': 'The winter season',
} as const;
