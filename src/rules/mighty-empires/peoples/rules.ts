/** Rules of this chapter by id, and where they stand in the book. */
export const peoplesRules = {
  'me.peoples.chosen': 'Racial rules',
  'me.peoples.undead.instability': 'Racial rules: Undead',
  'me.peoples.undead.leader': 'Racial rules: Undead',
  'me.peoples.undead.summoned': 'Racial rules: Undead',
  'me.peoples.dwarfs.route': 'Racial rules: Dwarfs',
  'me.peoples.dwarfs.battery': 'Racial rules: Dwarfs',
  'me.peoples.dwarfs.steadfast': 'Racial rules: Dwarfs',
  'me.peoples.goblinoids.prisoners': 'Racial rules: Orcs and Goblins',
  'me.peoples.goblinoids.march': 'Racial rules: Orcs and Goblins',
  'me.peoples.goblinoids.fed': 'Racial rules: Orcs and Goblins',
  'me.peoples.goblinoids.stragglers': 'Racial rules: Orcs and Goblins',
} as const;
