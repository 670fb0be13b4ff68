/** Rules of this chapter by id, and where they stand in the book. */
export const battleRules = {
  'me.battle.losses': 'Deducting losses',
  'me.battle.character': 'Character casualty rule',
  'me.battle.cards': 'Strategic modifiers',
  'me.battle.dice': 'Random modifier',
  'me.battle.dealt': 'Independent settlements: resolving the conflict',
} as const;
