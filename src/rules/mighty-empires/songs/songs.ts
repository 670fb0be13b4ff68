/** How each people tells of its victories: `{victorSeat}` won, at `{tile}`. Nothing is claimed that the dice did not say. */
import type { People } from '../map/peoples.ts';

/** A day won; won with the enemy scattered; walls taken; walls held; a place burnt. */
export type Deed = 'win' | 'rout' | 'storm' | 'hold' | 'raze';
type Songs = { readonly [deed in Deed]: readonly string[] };

export const songs: { readonly [people in People]: Songs } = {
  men: {
    win: [
      'The bells rang for {victorSeat}: the field of {tile} was ours by evening.',
      'Pike stood against pike at {tile}, and it was the line of {victorSeat} that stayed.',
    ],
    rout: [
      'At {tile} they threw down their shields and ran, and {victorSeat} had the singing of it.',
      'No herald was needed at {tile}. {victorSeat} counted only their backs.',
    ],
    storm: [
      'First on the wall, first in the ballad: the ladders of {victorSeat} stood at {tile}, and held.',
      'The gate of {tile} burst at noon. {victorSeat} went in under banners.',
    ],
    hold: [
      'They came up the ladders of {tile} and went down faster. {victorSeat} kept the wall.',
      'Stone, oil and stubborn men: {victorSeat} held {tile}.',
    ],
    raze: [
      'It had to be done, wrote the clerks of {victorSeat}, and {tile} burned for three days.',
      'Salt and ashes: so {victorSeat} left {tile}.',
    ],
  },
  undead: {
    win: [
      'The living left {tile} in haste. {victorSeat} was in no haste at all.',
      'At {tile} many fell for {victorSeat} who had fallen before. They won all the same.',
    ],
    rout: [
      'They saw who marched for {victorSeat} at {tile}, knew some of the faces, and ran.',
      'Silence came to {tile}, and walked behind {victorSeat}. Nobody waited for it.',
    ],
    storm: [
      'The dead of {victorSeat} stood upon the dead at {tile} until the wall was low enough.',
      'No drum, no shout. In the morning {victorSeat} was inside {tile}.',
    ],
    hold: [
      'Nothing starves, tires or frightens what {victorSeat} set on the walls of {tile}.',
      'They climbed at {tile}, and cold hands pushed them back. {victorSeat} did not stir.',
    ],
    raze: [
      'The hearths of {tile} went out. {victorSeat} has no use for hearths.',
      '{victorSeat} made of {tile} what all things come to, only sooner.',
    ],
  },
  dwarfs: {
    win: [
      'Another line struck from the ledger of wrongs: {victorSeat} settled it at {tile}.',
      'They broke on the shields of {victorSeat} at {tile}, as water does on good stone.',
    ],
    rout: [
      'At {tile} they fled on their long legs. {victorSeat} noted down who, and what is still owed.',
      'Axes rang once at {tile}, says {victorSeat}, and after that you heard only running.',
    ],
    storm: [
      'Poor masonry at {tile}. {victorSeat} said so, and went through it.',
      'No dwarf built the walls of {tile}, or {victorSeat} would be standing before them yet.',
    ],
    hold: [
      'A wall is as good as those behind it. At {tile} it was {victorSeat}.',
      '{victorSeat} was asked to leave {tile}, and answered with stones.',
    ],
    raze: [
      'A wrong was paid in full at {tile}; {victorSeat} brought the torches.',
      'What was built badly burns well, remarked {victorSeat} at {tile}.',
    ],
  },
  'high-elves': {
    win: [
      'At {tile} all went as planned, and {victorSeat} returned before dusk.',
      'The spears of {victorSeat} moved as one at {tile}. Poets complained of the brevity.',
    ],
    rout: [
      'A white line crossed the plain of {tile}. Where {victorSeat} had passed, nobody stood.',
      'At {tile} they learnt how short a lesson of {victorSeat} can be.',
    ],
    storm: [
      'Watchers had studied every tower of {tile} for days; {victorSeat} needed but an hour.',
      'Silver trumpets sounded within {tile}: {victorSeat} had come over the wall.',
    ],
    hold: [
      'From the parapet of {tile} the archers of {victorSeat} spent their arrows wisely.',
      'They reached for {tile} as children reach for the moon. {victorSeat} looked on.',
    ],
    raze: [
      '{victorSeat} grieved over {tile}, and lit the fires.',
      'Let grass grow over {tile}, said {victorSeat}; grass has better manners.',
    ],
  },
  'wood-elves': {
    win: [
      'The hunt went well at {tile}: {victorSeat} loosed, and the quarry turned.',
      'Birds rose over {tile} before the arrows did. {victorSeat} kept the field.',
    ],
    rout: [
      'They ran from {tile} like deer, and {victorSeat} knows how deer run.',
      'Not a leaf was heard at {tile}, and then {victorSeat} was everywhere.',
    ],
    storm: [
      'Walls are but rocks in rows: at {tile} {victorSeat} climbed them like rocks.',
      'Ivy found its way into {tile}, and so did {victorSeat}.',
    ],
    hold: [
      'To fell {tile} you must first get near its bark. {victorSeat} let no one.',
      'The quivers of {victorSeat} were not half empty when they gave up {tile}.',
    ],
    raze: [
      'One stone at a time the wood takes back {tile}; {victorSeat} made a beginning.',
      'For every tree a roof: {victorSeat} burned {tile}.',
    ],
  },
  goblinoids: {
    win: [
      '{victorSeat} hit them at {tile} till they was fewer. Then it was dinner.',
      'Big fight at {tile}! {victorSeat} was the biggest.',
    ],
    rout: [
      'At {tile} they legged it, and {victorSeat} laughed till it hurt.',
      '{victorSeat} shouted, they ran. Best day ever at {tile}, if a bit short.',
    ],
    storm: [
      '{tile} had a wall. {victorSeat} had heads to bang on it. The wall went first.',
      'Up, over, in! {victorSeat} got {tile}, and never mind the ladder.',
    ],
    hold: [
      '{victorSeat} dropped things on them at {tile}. Then they dropped the things again.',
      'They wanted {tile}. {victorSeat} said no, with rocks.',
    ],
    raze: [
      '{victorSeat} only wanted to see how {tile} looks on fire. Very nice it looks.',
      'Smash it, burn it, sit on it: {victorSeat} has been to {tile}.',
    ],
  },
  skaven: {
    win: [
      'Yes-yes, {victorSeat} was brave at {tile}, from the very back, and won-won.',
      'Many-many teeth went to {tile}, and enough came home to say {victorSeat} has won.',
    ],
    rout: [
      'They squeaked and scurried from {tile}! {victorSeat} smelt their fear, for once not its own.',
      'At {tile} the ground was all tails and blades. They fled-fled before {victorSeat}.',
    ],
    storm: [
      'Under the wall, through the drain, up-up: {victorSeat} sits in the larders of {tile}.',
      'Gnaw-gnaw went {victorSeat}, and {tile} had one hole too many.',
    ],
    hold: [
      'No-no, not through this hole! {victorSeat} kept its nest at {tile}.',
      'They came-came to {tile}, and found every crack full of {victorSeat}.',
    ],
    raze: [
      'What {victorSeat} could not carry from {tile} it gnawed, and what it could not gnaw it burned.',
      'Nothing-nothing left in {tile}, squeaks {victorSeat}, not even for itself.',
    ],
  },
};

/** Dragons have no chronicle. This is what survivors said. */
export const dragonSongs: readonly string[] = [
  'Where {tile} stood there is a black ring, and snow will not lie on it.',
  'The shepherds saw {tile} burn from two valleys away, and drove their flocks the other way.',
  'Dragons came down on {tile}, took what they liked, and melted the rest.',
];
