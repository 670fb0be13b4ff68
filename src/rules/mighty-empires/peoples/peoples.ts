/** The peoples whose natural talents change the rules. Whoever is none of them plays by the book's plain rules. */
export const peoplesOf = ['undead', 'dwarfs', 'high-elves', 'wood-elves', 'goblinoids', 'skaven'] as const;
export type People = (typeof peoplesOf)[number];
