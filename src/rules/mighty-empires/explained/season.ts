/** The season's turns, supplies, baggage, and banners put in order. */
import type { Chapter } from './chapter.ts';

export const season = {
  'me.season.initiative': [
    'Who goes first',
    'At the start of each month every player rolls a D6. The highest goes first, then the next; those who are tied roll again.',
  ],
  'me.season.turn': [
    'One player after the other',
    'In a month each player takes a whole turn: supplies, scouting, movement, battles, sieges, razing, reorganisation. Then it is the next player’s.',
  ],
  'me.season.phase': [
    'The phases of a turn',
    'Seven phases in this order: subsistence, scouting, movement, battle, siege, raze, reorganisation. A phase that is ended does not come back this month.',
  ],
  'me.season.year': [
    'Six months, then winter',
    'The campaign season has six months, from the spring equinox to the autumn equinox. After the sixth, winter begins.',
  ],
  'me.subsistence': [
    'Every banner eats',
    'At the start of your turn each banner needs one point of supplies: from the land, a stockpile or baggage. Who can eat must; who cannot tests for shortfall.',
  ],
  'me.subsistence.fed': [
    'Living off the land',
    'A capital feeds 4 banners a turn, another city 2, a fortress or village 1, barren or razed land none. In a siege neither side forages.',
  ],
  'me.subsistence.value': [
    'More mouths than the land feeds',
    'The tile’s value is the most banners it feeds: capital 4, city 2, fortress or village 1, barren 0. The others eat baggage.',
  ],
  'me.subsistence.pool': [
    'Shared baggage',
    'Banners in the same tile may eat each other’s baggage. Nothing is shared from tile to tile.',
  ],
  'me.subsistence.baggage': [
    'Eating baggage',
    'One baggage point feeds one banner for one turn. A banner carries six at most.',
  ],
  'me.subsistence.stockpile': [
    'Eating from a stockpile',
    'One baggage point of a stockpile feeds one banner in the tile for one turn. Only the tile’s owner may eat from it; in a siege, only those inside.',
  ],
  'me.subsistence.shortfall': [
    'Going hungry',
    'A banner that cannot be fed rolls a D6. 1: it loses D6 × 50 points, 2: D6 × 20, 3: D6 × 10, 4: D6 × 5, 5 and 6: nothing. You choose the troops that go.',
  ],
  'me.stockpile.start': [
    'Stockpiles at the start',
    'Starting baggage points that your banners cannot carry may be stored in a city or fortress, six at most, if the table agreed to it.',
  ],
  'me.stockpile.place': [
    'Where stockpiles are kept',
    'In the reorganisation phase baggage points may be left in your own unrazed city or fortress, and taken up again.',
  ],
  'me.stockpile.most': ['Six in a stockpile', 'A city or fortress holds six baggage points at most.'],
  'me.stockpile.presence': [
    'Somebody has to be there',
    'Stockpiles are filled, emptied or burnt only where a banner of yours stands.',
  ],
  'me.stockpile.destroy': [
    'Burning stockpiles',
    'A banner standing in the tile may destroy your own stockpile, so that no enemy takes it with the settlement.',
  ],
  'me.baggage.start': [
    'Baggage at the start',
    'Each realm begins with 2D6 baggage points, shared among its banners as you like, six a banner. What is not handed out by the first month is lost.',
  ],
  'me.baggage.shared': [
    'Sharing out the first baggage',
    'Your 2D6 starting baggage points go to banners, six each at most.',
  ],
  'me.baggage.most': [
    'Six baggage points a banner',
    'No banner carries more than six baggage points. Anything above is lost at once.',
  ],
  'me.reorganisation.baggage': [
    'Distributing baggage',
    'In reorganisation, baggage points move freely among the banners of one tile and its stockpile, six each at most. Whatever fits nowhere is lost.',
  ],
  'me.reorganisation.banners': [
    'Reorganising banners',
    'Banners in one tile may exchange whole units and characters, split or merge. Afterwards each holds 500 to 1,500 points; with units, a character and one to five units.',
  ],
  'me.reorganisation.apart': [
    'Out of reach',
    'Only banners that stand together exchange troops. The lines of a siege and the water around a ship keep them apart.',
  ],
  'me.reorganisation.hired': [
    'Hired banners stay whole',
    'Mercenary and allied banners neither give troops to others nor take any.',
  ],
  'me.reorganisation.merged': [
    'Two banners become one',
    'The merged banner keeps six baggage points; the rest goes into the stockpile if there is one, and is lost otherwise.',
  ],
  'me.reorganisation.raised': [
    'A new banner in the field',
    'Troops split off form a new banner in the same tile, with 500 points at least.',
  ],
  'me.reorganisation.combine': [
    'Too small to stand alone',
    'A banner that fell below 500 points must join others in its tile where that is possible. Units of fewer than five models may merge with the same troops.',
  ],
  'me.losses.charge': [
    'Striking off losses',
    'Losses come as points, shared evenly among the banners of a force. Choose troops worth at least that much; armour or weapons alone do not pay for it.',
  ],
  'me.losses.disband': [
    'A banner without troops',
    'When the last points are struck off, the banner leaves the map. Its owner says so, since nobody else can see the list.',
  ],
} satisfies Chapter<
  'me.season' | 'me.subsistence' | 'me.stockpile' | 'me.baggage' | 'me.reorganisation' | 'me.losses'
>;
