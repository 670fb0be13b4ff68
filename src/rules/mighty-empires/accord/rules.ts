/** Rules of this chapter by id, and where they stand in the book. */
export const accordRules = {
  'me.accord.parts': 'table',
  'me.accord.parts.begin': 'table',
  'me.accord.commander': 'Extra players',
} as const;
