/** Scouting, and the dragons it may wake. */
import type { Chapter } from './chapter.ts';

export const scouting = {
  'me.scouting.declare': [
    'Sending out scouts',
    'In the scouting phase of your turn each banner may send scouts into one tile beside it. Only a tile that was scouted successfully this turn can be entered when the banners move.',
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
  'me.scouting.sea': [
    'No scouts over the sea',
    'Mountains and rivers never stop scouts. Open sea and the edge of the map do: two tiles that touch by water alone are no neighbours for them.',
  ],
  'me.scouting.swamp': [
    'Nobody scouts a swamp',
    'The swamp tile cannot be scouted, entered or owned, and no route roll changes that.',
  ],
  'me.scouting.chart': [
    'The scouts’ roll',
    'Roll 2D6 on the chart of the ground: lowland and coast share one, highland and river valley have their own. A 3 or 11 is an event, whatever the ground, and an event means the tile stays closed this turn.',
  ],
  'me.scouting.unknown': [
    'An unknown tile joins you',
    'What the roll shows is placed on the tile for good. Barren land, a village, a fortress or a city all join your empire, unless a settlement resists.',
  ],
  'me.scouting.fixed': [
    'What is found stays',
    'A tile is discovered once. Later scouting opens the way into it but never changes what stands there.',
  ],
  'me.scouting.resists': [
    'A settlement that resists',
    'Doubles of 2, 3, 4 or 5, where the chart says so, mean that the settlement stays independent. March in and fight its people to take it, or win it by diplomacy in winter.',
  ],
  'me.scouting.pieces': [
    'No models left',
    'Each box has 45 villages, 15 fortresses, 15 cities and 15 ships. When all of a kind are on the map, a find of that kind is barren land instead.',
  ],
  'me.scouting.harbour': [
    'Ships in a new port',
    'A city found on a coastal tile has a harbour. Roll a D6: 1 no ships, 2 to 4 one, 5 two, 6 three. They belong to the owner of the city.',
  ],
  'me.scouting.known': [
    'Scouting known land',
    'The same 2D6, but only an event matters: anything else means that the scouts know the way and the banner may go there this turn.',
  ],
  'me.scouting.liberation': [
    'Taking undefended land',
    'Scout a rival’s tile successfully while none of its owner’s banners stand there, and it changes to your flag at once. From a ship this does not work.',
  ],
  'me.scouting.skirmish': [
    'Scouts meet pickets',
    'Where enemy banners stand, roll a D6. On 1 you tell them your force’s points; 2 nothing; 3 they tell their total; 4 each banner’s points and one banner whole; 5 and 6 everything.',
  ],
  'me.scouting.event': [
    'An event',
    'A scouts’ roll of 3 or 11 leads to the event chart, 2D6. The tile is not scouted. The event strikes every banner of the force, or only the one that sent scouts, as the table agreed.',
  ],
  'me.scouting.event.desertion': [
    'Desertion',
    'Event 2: every banner struck loses D6 × 50 points, rolled for each.',
  ],
  'me.scouting.event.mutiny': [
    'Mutiny',
    'Event 3: the banners struck do not move this turn, and neither scout nor move in the next. A mutiny of the sixth month is over by spring.',
  ],
  'me.scouting.event.rot': [
    'Rotten supplies',
    'Event 4: every banner struck loses 1 baggage point. One that carries none tests for shortfall as if it had not eaten.',
  ],
  'me.scouting.event.sickness': [
    'Sickness',
    'Event 5: every banner struck loses D6 × 10 points, rolled for each.',
  ],
  'me.scouting.event.storms': ['Storms', 'Event 6: the banners struck do not move this turn.'],
  'me.scouting.event.astray': [
    'Led astray',
    'Event 7: the scouts end up in a random tile around the force. Roll a D6: 1 is east, then clockwise. That tile is scouted in place of the one you named.',
  ],
  'me.scouting.event.astray.nowhere': [
    'Astray into nowhere',
    'If the die points to sea, swamp, off the map or a tile you scouted already this turn, the scouts fail; or the die is rolled again, as the table agreed.',
  ],
  'me.scouting.event.bandits': [
    'Ambushed by bandits',
    'Event 8: the scouts do not come back. The tile stays unscouted, so the force cannot go there this turn.',
  ],
  'me.scouting.event.convoy': [
    'A merchant convoy',
    'Event 9: the scouts bring D6 baggage points instead of news. You share them among the force, six a banner at most; the rest is lost.',
  ],
  'me.scouting.event.mercenaries': [
    'A mercenary band',
    'Event 10: on a D6 of 1 to 4 they sign on, D6 × 20 points for a banner you name; on 5 or 6 they cut the scouts down. The tile stays closed either way.',
  ],
  'me.scouting.event.lair': [
    'A dragons’ lair',
    'Event 12 anywhere and 11 on highland. A D6 of 4 or more wakes the dragons of that tile. Off the highlands an 11 is rolled again, unless the table agreed otherwise.',
  ],
  'me.dragons': [
    'Dragons are awake',
    'Scouts at a lair or a winter event of 2 or 12 wake them, and anybody may let them fly. A winter flight starts at one of the all-mountain tiles, and what it razes lies waste for a whole further year.',
  ],
  'me.dragons.number': ['How many wake', 'Scouts at a lair wake D6 + 1 dragons, a winter event 2D6 + 3.'],
  'me.dragons.flight': [
    'The dragons’ flight',
    'One stays behind in each tile, the others fly on. A D6 gives the side: 1 is east, then clockwise; off the map it is rolled again.',
  ],
  'me.dragons.attack': [
    'What a dragon does',
    'A D6 once for each tile they reach. 1: nothing. 2 to 4: settlement razed, each banner loses D6 × 30. 5 and 6: settlement razed, banners destroyed. Woods burn from 2 up.',
  ],
  'me.dragons.ships': [
    'Ships below dragons',
    'Where the dragons rolled 5 or 6, each ship in the tile is lost on a D6 of 4 or more.',
  ],
} satisfies Chapter<'me.scouting'> & Chapter<'me.dragons'>;
