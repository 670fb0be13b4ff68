/** Battles with models, their wounded and their prisoners, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const tabletopExplained = explained(
  {
    'me.tabletop.part': ['No models here', 'You play this campaign without battles with models.'],
    'me.tabletop.waiting': [
      'A battle for the table',
      'You may play any battle with models instead of cards and dice. It waits as long as you like; the others play on.',
      'Tabletop battles',
    ],
    'me.tabletop.terrain': [
      'The battlefield',
      'Roll D100 for each feature in the column of the tile’s ground. You say how many features.',
      'Tabletop battles: terrain',
    ],
    'me.tabletop.barrier': [
      'River or range on the table',
      'If mountains, a river or the shore lie between the forces, both may agree to fight across it.',
      'Tabletop battles: blocking terrain on the tabletop',
    ],
    'me.tabletop.daylight': [
      'Daylight',
      'A D6 gives the hour in which the battle begins; each turn is an hour. Night falls after hour 16.',
      'Tabletop battles: day length and duration of play',
    ],
    'me.tabletop.pincer': [
      'Pincer attack',
      'Attackers who came from two tiles or more roll a D6 for each force: battle begins in the lowest hour, the others come at theirs.',
      'Tabletop battles: pincer attacks',
    ],
    'me.tabletop.arrival': [
      'A force arrives',
      'D6: 1 delayed by D6 turns, then all of it on your own edge; 2 and 3 D6 units on your own edge; 4 and 5 on a random flank; 6 all of it, on any of these.',
      'Tabletop battles: pincer attacks',
    ],
    'me.tabletop.end': [
      'When it ends',
      'At nightfall, when a side gives up or has no unit left, or when both agree.',
      'Tabletop battles: end of the game',
    ],
    'me.tabletop.points': [
      'Victory points',
      'Each side scores the percentage of points that the enemy lost: troops that are off the table or in rout at the end count as lost.',
      'Tabletop battles: winners and losers',
    ],
    'me.tabletop.scenery': [
      'Points for ground',
      'If agreed before the battle: a hill or bridge held 10 points, a table half held two to one 25.',
      'Tabletop battles: winners and losers',
    ],
    'me.tabletop.winner': [
      'Who has won',
      'If the difference is less than a tenth of the lower score, it is a draw. If it is no more than the lower score, the lower side is beaten; beyond that it is scattered.',
      'Tabletop battles: working out the winner',
    ],
    'me.tabletop.siege': [
      'A siege on the table',
      'You can play assaults with models; supplies and battery still follow the siege rules. 28 days on the table are a month.',
      'Tabletop battles: supplies and time in sieges',
    ],
    'me.tabletop.assault': [
      'An assault with models',
      'Besiegers who win have stormed the walls, a draw repulses them, a defeat is a bloody repulse. Each character of a stormed garrison tests their fate: wounded or unconscious, they are captured.',
      'Tabletop battles: siege',
    ],
    'me.tabletop.recovery': [
      'The wounded',
      'Roll a D6 for your rank and file: 1 none recover, 2 one in 4, 3 and 4 one in 3, 5 and 6 half. Victory +1; beaten −1, scattered −2, pursued −1 more. No one recovers from units that routed.',
      'Tabletop battles: casualty recovery',
    ],
    'me.tabletop.fate': [
      'A fallen character',
      'D6: 1 dead, 2 and 3 wounded, 4 and 5 unhurt but captured if your side was beaten, 6 back at once.',
      'Tabletop battles: characters',
    ],
    'me.tabletop.wound': [
      'Wounds',
      '2D6 names the wound, how many months it lasts and what stays. The month of the battle does not count; winter heals the rest.',
      'Tabletop battles: wound chart',
    ],
    ...within('Tabletop battles: prisoners', {
      'me.tabletop.home': [
        'Home again',
        'A character left to independents, or who escaped with a bribe, is back in the capital when the season ends.',
      ],
      'me.tabletop.captive': [
        'Prisoners',
        'Captives travel with their captor’s baggage, and are freed or lost with it. In winter they go to the capital.',
      ],
      'me.tabletop.execution': [
        'Execution',
        'In your turn, D6: 1 and 2 the prisoner escapes to the nearest friendly force, 3 makes for the capital, 4 is spared, 5 and 6 dies.',
      ],
    }),
    'me.tabletop.general': [
      'The commander is caught',
      'A pursuit of 3 with models takes the commander: the highest level, then most points. If dead, another character by lot.',
      'Battles: pursuit',
    ],
    'me.tabletop.spoils': [
      'The field’s spoils',
      'The winner takes standards, engines and altars left behind. Without spare crew engines go to the capital in winter.',
      'Tabletop battles: booty',
    ],
    'me.tabletop.execution.once': [
      'Once a month',
      'You can bring each prisoner to the block only once a month.',
    ],
  },
  {
    'me.tabletop.terrain': ['tabletop-terrain'],
    'me.tabletop.pincer': ['pincer-start'],
    'me.tabletop.daylight': ['pincer-start'],
    'me.tabletop.arrival': ['pincer-arrival'],
    'me.tabletop.points': ['victory-points'],
    'me.tabletop.scenery': ['victory-points'],
    'me.tabletop.winner': ['victory-thresholds'],
    'me.tabletop.recovery': ['casualty-recovery', 'casualty-recovery-modifiers'],
    'me.tabletop.fate': ['character-fate'],
    'me.tabletop.wound': ['wounds'],
    'me.tabletop.execution': ['execution'],
  },
);
