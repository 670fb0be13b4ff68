/** Scouting, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const scoutingExplained = explained(
  {
    ...within('Scouting declaration', {
      'me.scouting.declare': [
        'Sending out scouts',
        'In the scouting phase of your turn each banner may send scouts into one tile beside it. Banners can move only into tiles that you scouted successfully this turn.',
      ],
      'me.scouting.adjacent': [
        'Scouts go next door',
        'Scouts reach the six tiles around their banner, no further.',
      ],
      'me.scouting.one-each': [
        'One try a banner',
        'A banner sends scouts once in a turn, whether they succeed or not. Several banners in one tile can each try another tile.',
      ],
      'me.scouting.once': [
        'One try a tile',
        'You scout a tile once in a turn. A try that ended in an event counts, and another banner of yours may not try again.',
      ],
    }),
    'me.scouting.sea': [
      'No scouts over the sea',
      'Mountains and rivers never stop scouts. Open sea and the edge of the map do: two tiles that touch by water alone are no neighbours for them.',
      'Scouting: blocking terrain',
    ],
    'me.scouting.swamp': [
      'No scouting in a swamp',
      'You cannot scout, enter or own the swamp tile, and no route roll changes that.',
      'Movement: swamp',
    ],
    'me.scouting.chart': [
      'The scouts’ roll',
      'Roll 2D6 on the chart of the ground: lowland and coast share one, highland and river valley have their own. A 3 or 11 is an event, whatever the ground, and an event means the tile stays closed this turn.',
      'Scouting charts',
    ],
    ...within('Scouting unknown tiles', {
      'me.scouting.unknown': [
        'An unknown tile joins you',
        'Place what the roll shows on the tile for good. Barren land, a village, a fortress or a city all join your empire, unless a settlement resists.',
      ],
      'me.scouting.fixed': [
        'Finds stay',
        'You discover a tile only once. Later scouting opens the way into it but never changes what is there.',
      ],
      'me.scouting.resists': [
        'A settlement that resists',
        'Doubles of 2, 3, 4 or 5, where the chart says so, mean that the settlement stays independent. March in and fight its people to take it, or win it by diplomacy in winter.',
      ],
      'me.scouting.pieces': [
        'No pieces left',
        'Each box has 45 villages, 15 fortresses, 15 cities and 15 ships. When all of a kind are on the map, scouts find barren land instead of another.',
      ],
    }),
    'me.scouting.harbour': [
      'Ships in a new port',
      'A city found on a coastal tile has a harbour. Roll a D6: 1 no ships, 2 to 4 one, 5 two, 6 three. They belong to the owner of the city.',
      'Harbours chart',
    ],
    'me.scouting.known': [
      'Scouting known land',
      'The same 2D6, but only an event matters: anything else means that the scouts know the way and the banner may go there this turn.',
      'Scouting a known tile',
    ],
    'me.scouting.liberation': [
      'Taking undefended land',
      'Scout a rival’s tile successfully while none of its owner’s banners are there, and it flies your flag at once. This does not work from a ship.',
      'Scouting a known tile',
    ],
    'me.scouting.skirmish': [
      'Scouts meet pickets',
      'Where there are enemy banners, roll a D6. On 1 you tell them your force’s points; 2 nothing; 3 they tell you their total; 4 each banner’s points and the full list of one; 5 and 6 everything.',
      'Scout skirmish chart',
    ],
    'me.scouting.event': [
      'An event',
      'A scouts’ roll of 3 or 11 leads to the event chart, 2D6. The tile is not scouted. The event strikes every banner of the force, or only the one that sent scouts, as the table agreed.',
      'Scouting event chart',
    ],
    'me.scouting.event.desertion': [
      'Desertion',
      'Event 2: every banner struck loses D6 × 50 points, rolled for each.',
      'Scouting event chart: 2',
    ],
    'me.scouting.event.mutiny': [
      'Mutiny',
      'Event 3: the banners struck do not move this turn, and neither scout nor move in the next. A mutiny of the sixth month is over by spring.',
      'Scouting event chart: 3',
    ],
    'me.scouting.event.rot': [
      'Rotten supplies',
      'Event 4: every banner struck loses 1 baggage point. One that carries none tests for shortfall as if it had not eaten.',
      'Scouting event chart: 4',
    ],
    'me.scouting.event.sickness': [
      'Sickness',
      'Event 5: every banner struck loses D6 × 10 points, rolled for each.',
      'Scouting event chart: 5',
    ],
    'me.scouting.event.storms': [
      'Storms',
      'Event 6: the banners struck do not move this turn.',
      'Scouting event chart: 6',
    ],
    'me.scouting.event.astray': [
      'Led astray',
      'Event 7: the scouts end up in a random tile around the force. Roll a D6: 1 is east, then clockwise. That tile is scouted in place of the one you named.',
      'Scouting event chart: 7',
    ],
    'me.scouting.event.astray.nowhere': [
      'Astray into nowhere',
      'If the die points to sea, swamp, off the map or a tile that you already scouted this turn, the scouts fail, or you roll the die again, as the table agreed.',
      'Scouting event chart: 7',
    ],
    'me.scouting.event.bandits': [
      'Ambushed by bandits',
      'Event 8: the scouts do not come back. The tile stays unscouted, so the force cannot go there this turn.',
      'Scouting event chart: 8',
    ],
    'me.scouting.event.convoy': [
      'A merchant convoy',
      'Event 9: the scouts bring D6 baggage points instead of news. You share them among the force, six a banner at most; the rest is lost.',
      'Scouting event chart: 9',
    ],
    'me.scouting.event.mercenaries': [
      'A mercenary band',
      'Event 10: on a D6 of 1 to 4 they sign on, D6 × 20 points for a banner you name; on 5 or 6 they cut the scouts down. The tile stays closed either way.',
      'Scouting event chart: 10',
    ],
    'me.scouting.event.lair': [
      'A dragons’ lair',
      'Event 12 anywhere and 11 on highland. A D6 of 4 or more wakes the dragons of that tile. Off the highlands you roll again on an 11, unless the table agreed otherwise.',
      'Scouting event chart: 11 and 12',
    ],
  },
  {
    'me.scouting.chart': ['scouting-lowland-coastal', 'scouting-highland', 'scouting-river-valley'],
    'me.scouting.unknown': ['scouting-lowland-coastal', 'scouting-highland', 'scouting-river-valley'],
    'me.scouting.resists': ['scouting-lowland-coastal', 'scouting-highland', 'scouting-river-valley'],
    'me.scouting.known': ['scouting-lowland-coastal', 'scouting-highland', 'scouting-river-valley'],
    'me.scouting.harbour': ['harbours'],
    'me.scouting.skirmish': ['scout-skirmish'],
    'me.scouting.event': ['scouting-events'],
    'me.scouting.event.desertion': ['scouting-events'],
    'me.scouting.event.mutiny': ['scouting-events'],
    'me.scouting.event.rot': ['scouting-events', 'subsistence-shortfall'],
    'me.scouting.event.sickness': ['scouting-events'],
    'me.scouting.event.storms': ['scouting-events'],
    'me.scouting.event.astray': ['scouting-events'],
    'me.scouting.event.astray.nowhere': ['scouting-events'],
    'me.scouting.event.bandits': ['scouting-events'],
    'me.scouting.event.convoy': ['scouting-events'],
    'me.scouting.event.mercenaries': ['scouting-events', 'mercenary-band'],
    'me.scouting.event.lair': ['scouting-events', 'dragon-lair'],
  },
);
