/** Rules of this chapter by id, and where they stand in the book. */
export const musterRules = {
  'me.reorganisation.banners': 'Reorganising banners',
  'me.reorganisation.apart': 'Reorganising banners',
  'me.reorganisation.hired': 'Deployment',
  'me.reorganisation.merged': 'Reorganising banners',
  'me.reorganisation.raised': 'Reorganising banners',
  'me.reorganisation.combine': 'Reorganising banners',
} as const;
