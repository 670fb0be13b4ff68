/** Equinox magic, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const magicExplained = explained(
  {
    ...within('Equinox magic', {
      'me.magic.caster': [
        'Who can cast',
        'You need a banner of 500 points in your own capital. If you play with units you also need a wizard of level 25 there, unless the table agreed that one is always present.',
      ],
      'me.magic.order': [
        'Order of casting',
        'At each equinox the players who can cast roll for their order; ties roll again.',
      ],
      'me.magic.turn': ['One spell each', 'Each player casts one spell at an equinox, in the order rolled.'],
    }),
    ...within('Equinox spells', {
      'me.magic.spell': ['Which spell', 'A D12 on the spring or the autumn chart names your spell.'],
      'me.magic.again': [
        'Another spell',
        'If you do not want it, roll once more. The second spell stands, even if it has no target.',
      ],
      'me.magic.range': ['Twelve tiles', 'Spells reach any tile within 12 of your capital.'],
      'me.magic.capital': [
        'Rivals’ capitals are safe',
        'No spell is cast on a rival’s capital while its own ruler holds it.',
      ],
      'me.magic.target': [
        'A fitting place',
        'Each spell needs its own kind of target. You may let it pass only if there is none anywhere.',
      ],
      'me.magic.cast': [
        'Does it reach',
        'Roll 2D6: if you roll at least the distance in tiles, the spell works. At 2 tiles or less it cannot fail.',
      ],
      'me.magic.lasts': [
        'How long it lasts',
        'Spring spells on a tile last through the season. Magical protection keeps on through the next autumn equinox.',
      ],
    }),
    'me.magic.abundance': [
      'Abundance',
      'The tile feeds every banner in it all season. Razing it yields D6 baggage points more and ends the spell.',
      'Spring spells: 1',
    ],
    'me.magic.abundance.plunder': [
      'Full barns',
      'Razing a tile under Abundance yields D6 extra baggage points, to banners there with room.',
      'Spring spells: 1',
    ],
    'me.magic.void': [
      'Chaos Void',
      'Cast on an unknown or barren tile: it destroys any force that is in it or enters it this season.',
      'Spring spells: 2',
    ],
    'me.magic.river': [
      'Hold River',
      'The river runs dry in the tile and all below it for the season: banners cross without a route roll.',
      'Spring spells: 3',
    ],
    'me.magic.river.reversed': [
      'The water comes back',
      'Once a month its caster may let the water go as an enemy crosses. On a D6 of 5 or 6 that force drowns and the spell ends.',
      'Spring spells: 3',
    ],
    'me.magic.protection': [
      'Magical Protection',
      'Ends every spell on the tile and keeps others out of it, including spells that spread from elsewhere.',
      'Spring spells: 4',
    ],
    'me.magic.portents': [
      'Portents of Terror',
      'Each month roll a D6 for a force in the tile: on 1 to 3 it does nothing but eat, and hired or allied banners with it are gone.',
      'Spring spells: 5',
    ],
    'me.magic.quake': [
      'Quake',
      'For a season the walls of the tile’s city or fortress do not multiply the garrison’s points. Winter mends them.',
      'Spring spells: 6',
    ],
    'me.magic.undead': [
      'Raise Dead',
      'D6 × 100 points of undead rise. They attack the forces in the tile, and stay there all season until beaten.',
      'Spring spells: 7',
    ],
    'me.magic.rot': [
      'Rot',
      'All baggage in the tile is destroyed, and so is all that is brought there this season.',
      'Spring spells: 8',
    ],
    'me.magic.scrye': [
      'Scrye',
      'The owner of a force in the tile shows you its points and everything in it.',
      'Spring spells: 9',
    ],
    ...within('Spring spells: 10', {
      'me.magic.storm': [
        'Storm',
        'The tile feeds nobody this season. Scouts setting out from it may be driven back, and ships in it suffer at once.',
      ],
      'me.magic.storm.ships': [
        'Ships in the storm',
        'Each ship rolls a D6: 1 and 2 it sinks, 3 and more it is driven into a neighbouring tile.',
      ],
      'me.magic.storm.scouts': [
        'Scouts in the storm',
        'Scouts that set out from the tile are driven back on a D6 of 4 or more.',
      ],
    }),
    'me.magic.host': [
      'Summon Host',
      'A host of D6 × 100 points serves you as a banner in your empire to the end of the season. It eats like any other.',
      'Spring spells: 11',
    ],
    'me.magic.withershins': [
      'Withershins',
      'Scouts from the tile go where a D6 points, or their force stays at home.',
      'Spring spells: 12',
    ],
    'me.magic.blight': [
      'Blight Crop',
      'The empire that owns the tile loses D6 crowns of revenue this winter.',
      'Autumn spells: 1',
    ],
    'me.magic.deluge': [
      'Deluge',
      'On a river tile: a village is razed on a D6 of 4 or more, a fortress on 5, a city on 6. Villages downstream are razed on 6.',
      'Autumn spells: 2',
    ],
    'me.magic.doom': [
      'Trail of Howling Doom',
      'The wind strikes D6 tiles one after another: each banner loses D6 × 10 points, villages are razed on 5 or 6.',
      'Autumn spells: 3',
    ],
    'me.magic.forge': [
      'Forge Magic',
      'Always works. With units a D6 says which magic item you make; with points only, a banner gains 2D6 × 20.',
      'Autumn spells: 4',
    ],
    'me.magic.inundation': [
      'Inundation of Blood',
      'The tile pays nothing this winter, each banner in it loses 2D6 × 20 points, and a village is razed on a D6 of 6.',
      'Autumn spells: 5',
    ],
    'me.magic.bumper': [
      'Bumper Crop',
      'Always works: D6 crowns more revenue this winter.',
      'Autumn spells: 6',
    ],
    'me.magic.prosper': [
      'Prosper',
      'A razed tile beside your empire, and all razed tiles beside it, recover at once and are yours.',
      'Autumn spells: 7',
    ],
    'me.magic.madness': [
      'Reign of Madness',
      'A village that is not yours counts as razed, and every banner in it is destroyed.',
      'Autumn spells: 8',
    ],
    'me.magic.heroes': [
      'Call of Heroes',
      'Cast on your capital: D6 × 200 points of heroes join you this winter free of charge.',
      'Autumn spells: 9',
    ],
    'me.magic.break-siege': [
      'Break Siege',
      'Destroys one side of a siege, which the caster picks. If there is no siege anywhere, it razes an empty fortress.',
      'Autumn spells: 10',
    ],
    'me.magic.mists': [
      'Shrouding Mists',
      'Brings a force of yours home without loss, or makes an enemy force outside settlements go home through the snow.',
      'Autumn spells: 11',
    ],
    'me.magic.tornado': [
      'Tornado of Peril',
      'Razes a village, a fortress on a D6 of 3 or more, a city on 4. Banners there are destroyed with it, or if there is no settlement.',
      'Autumn spells: 12',
    ],
  },
  {
    'me.magic.spell': ['spring-spells', 'autumn-spells'],
    'me.magic.forge': ['forged-item'],
  },
);
