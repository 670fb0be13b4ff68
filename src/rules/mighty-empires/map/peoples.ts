/** The peoples. Men play by the book's plain rules; the natural talents of the others change them. */
export const peoplesOf = [
  'men',
  'undead',
  'dwarfs',
  'high-elves',
  'wood-elves',
  'goblinoids',
  'skaven',
] as const;
export type People = (typeof peoplesOf)[number];
