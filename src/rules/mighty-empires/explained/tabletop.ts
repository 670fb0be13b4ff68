/** Battles with models, their wounded and their prisoners. */
import type { Chapter } from './chapter.ts';

export const tabletop = {
  'me.tabletop.part': [
    'No models here',
    'This campaign is played without the part of the book about battles with models.',
  ],
  'me.tabletop.waiting': [
    'A battle for the table',
    'Any battle may be played with models instead of cards and dice. It waits as long as you like; the others play on.',
  ],
  'me.tabletop.terrain': [
    'The battlefield',
    'Roll D100 for each feature in the column of the tile’s ground. You say how many features.',
  ],
  'me.tabletop.barrier': [
    'River or range on the table',
    'If mountains, a river or the shore lie between the forces, both may agree to fight across it.',
  ],
  'me.tabletop.daylight': [
    'Daylight',
    'A D6 gives the hour in which the battle begins; each turn is an hour. Night falls after hour 16.',
  ],
  'me.tabletop.pincer': [
    'Pincer attack',
    'Attackers who came from two tiles or more roll a D6 for each force: battle begins in the lowest hour, the others come at theirs.',
  ],
  'me.tabletop.arrival': [
    'A force arrives',
    'D6: 1 delayed by D6 turns, then all of it on the own edge; 2 and 3 D6 units on the own edge; 4 and 5 on a random flank; 6 all of it, any of these.',
  ],
  'me.tabletop.end': [
    'When it ends',
    'At nightfall, when a side gives up or has no unit left, or when both agree.',
  ],
  'me.tabletop.points': [
    'Victory points',
    'Each side scores the percentage of points the enemy lost: whatever is not on the table, or in rout, at the end counts as lost.',
  ],
  'me.tabletop.scenery': [
    'Points for ground',
    'If agreed before the battle: a hill or bridge held 10 points, a table half held two to one 25.',
  ],
  'me.tabletop.winner': [
    'Who has won',
    'Scores less than a tenth of the lower one apart are a draw. Up to as much again the lower is beaten, beyond that scattered.',
  ],
  'me.tabletop.siege': [
    'A siege on the table',
    'Assaults can be played with models; supplies and battery stay with the siege rules. 28 days on the table are a month.',
  ],
  'me.tabletop.assault': [
    'An assault with models',
    'Besiegers who win have stormed the walls, a draw repulses them, a defeat is a bloody repulse. Each character of a stormed garrison tests their fate: wounded or unconscious, they are captured.',
  ],
  'me.tabletop.recovery': [
    'The wounded',
    'A D6 for your rank and file: 1 none get up, 2 one in 4, 3 and 4 one in 3, 5 and 6 half. Victory +1; beaten −1, scattered −2, pursued −1 more. Routed units recover nobody.',
  ],
  'me.tabletop.fate': [
    'A fallen character',
    'D6: 1 dead, 2 and 3 wounded, 4 and 5 unhurt but captured if your side was beaten, 6 back at once.',
  ],
  'me.tabletop.wound': [
    'Wounds',
    '2D6 names the wound, how many months it lasts and what stays. The month of the battle does not count; winter heals the rest.',
  ],
  'me.tabletop.home': [
    'Home again',
    'A character left to independents, or who escaped with a bribe, is back in the capital when the season ends.',
  ],
  'me.tabletop.general': [
    'The commander is caught',
    'A pursuit of 3 with models takes the commander: the highest level, then most points. If dead, another character by lot.',
  ],
  'me.tabletop.captive': [
    'Prisoners',
    'Captives travel with the baggage of those who hold them, and are freed or lost with it. In winter they go to the capital.',
  ],
  'me.tabletop.spoils': [
    'The field’s spoils',
    'The winner takes standards, engines and altars left behind. Without spare crew engines go to the capital in winter.',
  ],
  'me.tabletop.execution': [
    'Execution',
    'In your turn, D6: 1 and 2 the prisoner escapes to the nearest friendly force, 3 makes for the capital, 4 is spared, 5 and 6 dies.',
  ],
  'me.tabletop.execution.once': ['Once a month', 'Each prisoner is brought before the block once a month.'],
} satisfies Chapter<'me.tabletop'>;
