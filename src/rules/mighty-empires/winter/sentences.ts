/** Sentences of the winter. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

export const winterSentences = {
  'winter-over': sentence('{seat} is ready for the spring.'),
  year: sentence('The roads are open again: year {year} begins.'),
  'stores-used': sentence('The baggage and the stockpiles of {seat} are eaten by the first snow.'),
  quartered: byWord('banners', {
    0: '{seat} has no banner left to winter anywhere.',
    1: '{seat} has sent their one banner into winter quarters.',
    else: '{seat} has sent {banners} banners into winter quarters.',
  }),
  'went-home': sentence('Banner {number} of {seat} takes the road home to {tile}.'),
  unsupported: sentence('No hearth is left for banner {number} of {seat}: its soldiers go their own ways.'),
  retreat: byWord('points', {
    '-1': 'Banner {number} of {seat} goes into the snow and is not seen again.',
    else: 'Banner {number} of {seat} struggles home through the snow; {points} points stay behind.',
  }),
  'ship-lost': sentence('No harbour takes in ship {number} of {seat}; the winter storms do.'),
  'siege-wintered': byWord('keep', {
    true: '{seat} digs winter huts before the walls of {tile}.',
    false: '{seat} breaks camp before {tile} and marches home.',
  }),
  event: byWord('event', {
    dragonrage: 'Winter brings {seat} the rage of dragons.',
    revolt: 'Winter brings {seat} a peasant revolt.',
    rebellion: 'Winter brings {seat} a rebellion.',
    plague: 'Winter brings {seat} a plague.',
    raids: 'Winter brings {seat} raiders.',
    treachery: 'Winter brings {seat} treachery.',
    famine: 'Winter brings {seat} a famine.',
    trade: 'Winter brings {seat} good trade.',
    harvest: 'Winter brings {seat} a good harvest.',
    else: 'Winter brings {seat} tribute.',
  }),
  revolt: byWord('crowns', {
    1: 'The peasants of {seat} hide their grain: one crown less.',
    else: 'The peasants of {seat} hide their grain: {crowns} crowns less.',
  }),
  tribute: byWord('crowns', {
    1: 'The grateful people of {seat} pay a crown for statues.',
    else: 'The grateful people of {seat} pay {crowns} crowns for statues.',
  }),
  trade: sentence('A good year for the merchants of {seat}: every city pays one more crown.'),
  harvest: sentence('Full barns for {seat}: every {each} villages pay one more crown.'),
  famine: sentence('Famine on the borders of {seat}: no one returns to razed land.'),
  rebellion: sentence('{tile} throws out the men of {seat} and hoists a flag of its own.'),
  'nobody-rebels': sentence('There is grumbling, but no fortress of {seat} that could rebel.'),
  plague: sentence('Plague in {tile}: the garrison of {seat} lies dead, and nobody pays.'),
  'no-plague': sentence('Plague passes by the towns of {seat}: no garrison lay in its way.'),
  raids: byWord('towns', {
    0: 'Raiders try the borders of {seat} and go home with nothing.',
    1: 'Raiders strip a border settlement of {seat}.',
    else: 'Raiders strip {towns} border settlements of {seat}.',
  }),
  treachery: sentence('{tile} opens its gates by night: {ownerSeat} takes it from {seat}.'),
  'all-loyal': sentence('Whispers on the borders of {seat}, but every gate stays shut.'),
  dragonrage: byWord('dragons', {
    1: 'The mountains of {tile} roar: a dragon takes wing.',
    else: 'The mountains of {tile} roar: {dragons} dragons take wing.',
  }),
  'no-dragons': sentence('The mountains rumble, and fall silent.'),
  revenue: byWord('crowns', {
    1: '{seat} collects a single crown.',
    else: '{seat} collects {crowns} crowns.',
  }),
  'no-revenue': sentence('Without a capital {seat} collects nothing.'),
  isolated: byWord('towns', {
    1: 'A settlement of {seat} is cut off and sends nothing.',
    else: '{towns} settlements of {seat} are cut off and send nothing.',
  }),
  'trade-fleets': byWord('ships', {
    1: 'A ship of {seat} trades through the winter.',
    else: '{ships} ships of {seat} trade through the winter.',
  }),
  'in-ashes': byWord('tiles', {
    1: 'One place still smokes from the dragons: nobody dares return.',
    else: '{tiles} places still smoke from the dragons: nobody dares return.',
  }),
  'nobody-returns': byWord('tiles', {
    1: 'Famine keeps a razed place empty.',
    else: 'Famine keeps {tiles} razed places empty.',
  }),
  'stays-razed': (told) =>
    sentence(
      Number(told.total) > 3
        ? 'People come back to {tile}, too few for a city or a fortress: it stays razed.'
        : 'Only crows come back to {tile}.',
    )(told),
  recovered: (told) =>
    sentence(
      told.owner === 'independent'
        ? 'People come home to {tile}, and bow to nobody.'
        : 'People come home to {tile} under the flag of {ownerSeat}.',
    )(told),
  rebuilt: byWord('crowns', {
    1: '{seat} rebuilds {tile} for a crown.',
    else: '{seat} rebuilds {tile} for {crowns} crowns.',
  }),
  built: byWord('what', {
    ship: 'A ship of {seat} slides from the stocks in {tile}.',
    fortress: '{seat} raises a fortress in {tile} for {crowns} crowns.',
    city: '{seat}, in all modesty, builds a city in {tile} for {crowns} crowns.',
  }),
  'stores-bought': sentence('{seat} buys {points} baggage.'),
  'siege-supplied': byWord('crowns', {
    1: 'A crown of bread reaches the huts of {seat} before {tile}.',
    else: '{crowns} crowns of bread reach the huts of {seat} before {tile}.',
  }),
  'siege-perished': sentence('Nothing reaches the huts of {seat} before {tile}; in spring they are empty.'),
  'winter-siege': byWord('came', {
    betrayal: 'Somebody in {tile} opens a gate to {seat} on the longest night.',
    surrender: 'Hunger speaks in {tile}: its defenders offer {seat} terms.',
    hardship: 'Nobody mends the walls of {tile} this winter.',
    holds: '{tile} tightens its belts and holds.',
  }),
  'siege-home': sentence('Banner {number} of {seat} makes for {tile} before the passes close.'),
  'siege-lost': sentence('Banner {number} of {seat} finds no way home, and is lost.'),
  deployed: sentence('{seat} sends the banners to their posts.'),
  'new-banner': sentence('{seat} raises a new banner: number {number}.'),
  'rolled-up': sentence('{seat} disbands banner {number}; its soldiers march under others.'),
  'stores-placed': sentence('{seat} puts {points} baggage points away for the spring.'),
} satisfies Sentences;
