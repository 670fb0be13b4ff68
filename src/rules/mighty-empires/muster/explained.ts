/** Banners put in order, and the army book, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const musterExplained = explained({
  ...within('Divide the army into banners', {
    'me.ledger.muster': [
      'Mustering a banner',
      'Name the characters and units of a banner, with models and points. It is up to you to keep the numbers honest: the rules ask your list when they need it.',
    ],
  }),
  'me.ledger.write': [
    'Your private list',
    'Only your phone knows what your banners hold. What you write there counts at once; others learn only what the rules make you tell them.',
  ],
  'me.ledger.enlist': [
    'New troops to enter',
    'Points that join a banner in the field count at once in what you tell others. Enter the troops that they stand for in your list.',
    'Scouting event chart: 10',
  ],
  ...within('Stockpiles', {
    'me.stockpile.presence': [
      'You need a banner there',
      'You can fill, empty or burn a stockpile only where you have a banner.',
    ],
    'me.stockpile.destroy': [
      'Burning stockpiles',
      'A banner standing in the tile may destroy your own stockpile, so that no enemy takes it with the settlement.',
    ],
  }),
  'me.reorganisation.baggage': [
    'Distributing baggage',
    'In reorganisation, baggage points move freely among the banners of one tile and its stockpile, six each at most. Points that fit nowhere are lost.',
    'Distributing baggage',
  ],
  ...within('Reorganising banners', {
    'me.reorganisation.banners': [
      'Reorganising banners',
      'Banners in one tile may exchange whole units and characters, split or merge. Afterwards each holds 500 to 1,500 points; with units, a character and one to five units.',
    ],
    'me.reorganisation.apart': [
      'Out of reach',
      'Only banners in the same place can exchange troops. The lines of a siege and the water around a ship keep them apart.',
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
      'A banner that has fallen below 500 points must join others in its tile if it can. Units of fewer than five models may merge with the same troops.',
    ],
  }),
  'me.reorganisation.hired': [
    'Hired banners stay whole',
    'Mercenary and allied banners neither give troops to others nor take any.',
    'Deployment',
  ],
  'me.losses.charge': [
    'Striking off losses',
    'Losses come as points, shared evenly among the banners of a force. Choose troops worth at least that much; you cannot pay with armour or weapons alone.',
    'Deducting losses',
  ],
  'me.losses.disband': [
    'A banner without troops',
    'When you strike off a banner’s last points, it leaves the map. You have to say so, since no one else can see your list.',
    'Deducting losses',
  ],
});
