/** Peoples and what they can do, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const peoplesExplained = explained(
  {
    'me.peoples.chosen': [
      'Your people',
      'If you play with the rules for peoples, each player chooses one before the first month. Hired and allied banners keep their own.',
      'Racial rules',
    ],
    ...within('Racial rules: Undead', {
      'me.peoples.undead.instability': [
        'The magic ebbs',
        'Undead do not eat. Once a month roll a D6 for each banner: alone it suffers a shortfall on 6, with two in a tile on 5 or more, with three on 4 or more; with more, always.',
      ],
      'me.peoples.undead.leader': [
        'Held together',
        'An undead banner with units needs a liche, necromancer or vampire, or it is destroyed.',
      ],
      'me.peoples.undead.summoned': [
        'The dead you raised',
        'Undead summoned in a battle with models stay with the banner. Between battles none are raised.',
      ],
    }),
    ...within('Racial rules: Dwarfs', {
      'me.peoples.dwarfs.route': [
        'Dwarfs in the mountains',
        'Dwarfs add 1 to the route roll where nothing but mountains is in their way.',
      ],
      'me.peoples.dwarfs.battery': [
        'Halls in the rock',
        'A dwarf settlement on a mountain tile: battery has −2, and the garrison loses half as much in an assault.',
      ],
      'me.peoples.dwarfs.steadfast': [
        'Dwarfs do not yield',
        'No dwarf settlement is betrayed unless hired or allied banners are inside, and it surrenders to dwarfs only.',
      ],
    }),
    ...within('Racial rules: Orcs and Goblins', {
      'me.peoples.goblinoids.prisoners': [
        'Into the pot',
        'Hungry goblinoids may eat captured characters: their points count against what the shortfall takes.',
      ],
      'me.peoples.goblinoids.march': [
        'Forced march',
        'A goblinoid force that moved without meeting a fight may eat again, scout and move once more in the same turn.',
      ],
      'me.peoples.goblinoids.fed': [
        'A second meal',
        'All of the force must eat once more at once, from the land or from baggage. Otherwise there is no forced march.',
      ],
      'me.peoples.goblinoids.stragglers': [
        'Stragglers',
        'After a forced march each banner rolls a D6: 1 loses D6 × 50 points, 2 D6 × 20, 3 D6 × 10, 4 D6 × 5, 5 and 6 nothing.',
      ],
    }),
  },
  {
    'me.peoples.undead.instability': ['undead-instability'],
    'me.peoples.dwarfs.route': ['dwarf-route'],
    'me.peoples.dwarfs.battery': ['dwarf-battery'],
    'me.peoples.goblinoids.stragglers': ['forced-march'],
  },
);
