/** Peoples and what they can do; parts of the book and commanders by agreement. */
import type { Chapter } from './chapter.ts';

export const peoples = {
  'me.peoples.chosen': [
    'Your people',
    'Each player chooses before the first month, if the campaign is played with the rules of the peoples. Hired and allied banners keep their own.',
  ],
  'me.peoples.undead.instability': [
    'The magic ebbs',
    'Undead do not eat. Once a month each banner rolls a D6: alone it suffers a shortfall on 6, two in a tile on 5 or more, three on 4; more always.',
  ],
  'me.peoples.undead.leader': [
    'Held together',
    'An undead banner with units needs a liche, necromancer or vampire, or it is destroyed.',
  ],
  'me.peoples.undead.summoned': [
    'The dead you raised',
    'Undead summoned in a battle with models stay with the banner. Between battles none are raised.',
  ],
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
  'me.accord.parts': [
    'Parts of the book',
    'Ships, magic, dragons, espionage, peoples and battles with models may be taken up or left by agreement, from the next season on.',
  ],
  'me.accord.parts.begin': [
    'A change begins',
    'What the table agreed about the parts of the book holds from this season on.',
  ],
  'me.accord.commander': [
    'A commander',
    'You may name a friend without a realm to command banners of yours. All see who commands; the realm stays yours.',
  ],
} satisfies Chapter<'me.peoples' | 'me.accord'>;
