/** Sentences of the equinox, of what is cast there, and of what lies in wait afterwards. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

export const magicSentences = {
  equinox: (told) =>
    sentence(
      told.equinox === 'autumn'
        ? 'Day and night weigh the same, and leaves fall: {firstSeat} lights the sanctuary fires first.'
        : 'Day and night weigh the same, and the ice cracks: {firstSeat} lights the sanctuary fires first.',
    )({ first: String((told.order as readonly string[])[0] ?? '') }),
  'no-wizard': sentence('The sanctuaries of {seat} stay dark: nobody there commands such powers.'),
  'spell-drawn': sentence('The stars speak to {seat}: {spell}.'),
  'spell-forgone': sentence('{seat} lets {spell} go up in smoke.'),
  'spell-fails': sentence('{spell} leaves {seat}’s capital and never reaches {tile}.'),
  'spell-fades': sentence('{spell} breaks on the wards of {tile} like a wave.'),
  'spell-idle': sentence('The spell of {seat} finds nothing to take hold of in {tile}.'),
  abundance: sentence('Two harvests stand in the fields of {tile} at once, and the barns will not close.'),
  plenty: sentence('{seat} empties barns that would not close: {loads} baggage more out of {tile}.'),
  'chaos-void': byWord('banners', {
    0: 'The ground of {tile} opens onto nothing at all.',
    else: 'The ground of {tile} opens onto nothing at all. Whoever camped there is not seen again.',
  }),
  'void-seen': sentence('Scouts of {seat} look into {tile} and see no ground, only colours. They run.'),
  swallowed: sentence('{seat} marches into {tile}, and the horizon closes behind.'),
  'hold-river': sentence(
    'The river of {tile} stops as if at a command. Fish gasp in the mud, all the way down.',
  ),
  'river-stays': sentence('{seat} speaks the word, and the river of {tile} does not hear it.'),
  'river-returns': sentence('{seat} speaks the word: the river of {tile} runs again.'),
  drowned: sentence(
    'A wall of water comes down on {seat} in the bed of the river at {tile}. Nobody climbs out.',
  ),
  'magical-protection': sentence('A dome of light settles over {tile}: no sorcery gets in, and none stays.'),
  'portents-of-terror': sentence('Owls by day, and bells without ringers: nobody sleeps well in {tile}.'),
  terror: sentence('The soldiers of {seat} in {tile} have dreamt the same dream, and will not stir.'),
  'no-terror': sentence('{seat} laughs at the omens of {tile}, a little too loudly.'),
  'hirelings-gone': sentence('{seat}’s hirelings in {tile} packed up and left in the night.'),
  quake: sentence('The earth shrugs, and the walls of {tile} are a heap of stones.'),
  'raise-dead': sentence('The graves of {tile} are empty this morning: {points} points of the dead are up.'),
  'undead-attack': sentence('They come for {seat} in {tile} without drum or banner.'),
  'undead-gone': sentence('The dead of {tile} lie down again.'),
  rot: sentence('Bread to mould, beer to vinegar: nothing keeps in {tile}.'),
  scrye: sentence('In a bowl of black water {seat} watches the camp fires of {tile}.'),
  storm: sentence('The sky over {tile} turns the colour of slate, and stays that way.'),
  'ship-wrecked': sentence('Wreckage comes ashore in {tile}.'),
  'ship-driven': sentence('A ship runs before the storm from {tile} to {nextTile}.'),
  'scouts-driven-back': sentence('Scouts of {seat} crawl back into {tile}, soaked to the skin.'),
  'summon-host': sentence('{seat} calls, and something answers in {tile}: {host}, {points} points.'),
  withershins: sentence('Every path in {tile} turns back on itself.'),
  'scouts-turned': sentence('Scouts of {seat} leave {tile} one way and come out another: in {nextTile}.'),
  'scouts-in-circles': sentence('Scouts of {seat} walk in circles around {tile}.'),
  'blight-crop': byWord('crowns', {
    1: 'Black ears on every stalk of {ownerSeat}: a crown will be missing.',
    else: 'Black ears on every stalk of {ownerSeat}: {crowns} crowns will be missing.',
  }),
  deluge: (told) =>
    sentence(
      told.drowned
        ? 'The river of {tile} rises in a night and takes the settlement with it.'
        : 'The river of {tile} rises in a night. The walls hold.',
    )(told),
  'washed-away': sentence('The flood reaches {tile}, and leaves reeds and rafters.'),
  'howling-doom': (told) =>
    sentence(
      told.razed
        ? 'The wind howls through {tile} and leaves no roof on any house.'
        : 'The wind howls through {tile}.',
    )(told),
  'forge-magic': sentence(
    'Sparks over the smithies of {seat} all night: {banner} is worth {points} points more.',
  ),
  'item-forged': byWord('item', {
    ring: 'A ring comes out of the fire for {banner}, and it hums.',
    weapon: 'A blade comes out of the fire for {banner}, and it is thirsty.',
    armour: 'A suit of armour comes out of the fire for {banner}, light as a shirt.',
    standard: 'A standard is woven in the fire for {banner}; it stirs without wind.',
    instrument: 'A horn comes out of the fire for {banner}. Nobody dares to try it.',
    else: 'A scroll comes out of the fire for {banner}, unburnt.',
  }),
  'inundation-of-blood': (told) =>
    sentence(
      told.razed
        ? 'It rains blood on {tile} until the village slides away; {points} points of troops drown.'
        : 'It rains blood on {tile}; {points} points of troops drown.',
    )(told),
  'bumper-crop': byWord('crowns', {
    1: 'The chests of {seat} groan: one more crown this year.',
    else: 'The chests of {seat} groan: {crowns} more crowns this year.',
  }),
  prosper: byWord('tiles', {
    1: 'Roofs go up overnight around {tile}: {seat} has got a ruined tile back.',
    else: 'Roofs go up overnight around {tile}: {seat} has got {tiles} ruined tiles back.',
  }),
  'reign-of-madness': sentence(
    'With pipes and pans the people of {tile} dance over the hill, and do not come back.',
  ),
  'call-of-heroes': sentence('They ride in by ones and twos: heroes for {seat}, {points} points of them.'),
  'break-siege': sentence('In the morning the lines at {tile} are empty: {goneSeat} is there no more.'),
  'fortress-broken': sentence('The empty fortress of {tile} folds up like a house of cards.'),
  'shrouding-mists': byWord('leads', {
    home: 'Mist takes the soldiers of {forceSeat} in {tile} by the hand and leads them home.',
    astray: 'Mist takes the soldiers of {forceSeat} in {tile} by the hand and leads them round and round.',
  }),
  'tornado-of-peril': (told) =>
    sentence(
      told.razed
        ? 'A pillar of wind walks over {tile}. Where it stood there is nothing.'
        : 'A pillar of wind walks over {tile} and spares the walls.',
    )(told),
} satisfies Sentences;
