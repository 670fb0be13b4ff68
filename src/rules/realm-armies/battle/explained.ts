/** Battles for tiles, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const battleExplained = explained(
  {
    ...within('VI.B.2', {
      'ra.hero.lost': [
        'Lost heroes',
        'The general of a destroyed army is lost to the game, and no player can draft them again.',
      ],
      'ra.field': [
        'Battle in the open',
        'An army invades a tile with an army or a tower. Both sides roll, and the higher result wins.',
      ],
      'ra.field.dice': [
        'Dice in the open',
        '2D6 for each army. Tactic points, a fielded general, guard or tower and mountains add to each die, and all dice are added up.',
      ],
      'ra.field.guard': [
        'Guard or tower',
        'Each die of the defender counts 1 more if an army is on guard there or the tile has a tower; both together still 1.',
      ],
      'ra.field.mountain': ['Mountains', 'Each die of the defender of a mountain tile counts 1 more.'],
      'ra.field.tower': [
        'A tower alone',
        'A tower without an army has no dice: its side comes to 0. It still stands when the tile is taken.',
      ],
      'ra.field.tie': ['A tie in the open', 'A tie is a victory for the defender.'],
      'ra.field.control': ['The tile taken', 'If the attacker wins, they control the tile and move in.'],
      'ra.field.withdraw': [
        'Withdrawing',
        'Beaten armies withdraw to a tile of their own realm beside the battle. They do nothing more that night.',
      ],
      'ra.field.withdraw.first': [
        'Where to withdraw first',
        'If one of those tiles has a friendly army, fortress, town or citadel, the beaten army must go there; if several do, its owner chooses.',
      ],
      'ra.field.destroyed': [
        'No way out',
        'If its realm has no tile beside the battle, a beaten army is destroyed, and its general is lost.',
      ],
      'ra.field.mine': [
        'Mines in the open',
        'If the attacker takes the tile, the mine on it is destroyed. Your table may rule that it is destroyed no matter who wins.',
      ],
    }),
    'ra.piece.army': ['No such army', 'That army is no longer on the map.'],
    'ra.battle': [
      'Battles for a tile',
      'Walls mean a siege; an army or a tower means a battle in the open; without any of them you simply take the tile. Armies sent together fight together.',
      'VI.B',
    ],
    ...within('VI.B.1', {
      'ra.battle.uncontested': [
        'Nobody stands in the way',
        'A tile without army, tower, fortress, town or citadel of another player falls without a battle.',
      ],
      'ra.battle.control': ['A tile taken unopposed', 'The invader takes the tile, with any mine on it.'],
    }),
    ...within('VI.B.3', {
      'ra.siege': [
        'Siege',
        'An army attacks a fortress, town or citadel. Both sides roll, and the higher result wins.',
      ],
      'ra.siege.dice': [
        'Dice in a siege',
        '2D6 for each army, 1D6 for the garrison. Tactic points, a fielded general, walls and mountains add to each die, and all dice are added up.',
      ],
      'ra.siege.garrison': [
        'The garrison',
        'Fortress, town and citadel hold 500 points of their own: one die. A town adds 1 to each die of the defender, a fortress or citadel 2.',
      ],
      'ra.siege.mountain': [
        'Walls in the mountains',
        'Each die of the defender of a mountain tile counts 1 more.',
      ],
      'ra.siege.tie': ['A tie in a siege', 'A tie is a victory for the defender.'],
      'ra.siege.control': ['The walls taken', 'If the attacker wins, they control the tile and move in.'],
      'ra.siege.destroyed': [
        'The loser of a siege',
        'The armies of the losing side are destroyed, and their generals are lost.',
      ],
      'ra.siege.downgrade': [
        'What is left of the walls',
        'A town or citadel that is taken becomes a fortress, a fortress a tower. Walls that held stay.',
      ],
      'ra.siege.mine': [
        'Mines in a siege',
        'If the attacker takes the walls, a mine on the tile is destroyed. Your table may rule that it is destroyed no matter who wins.',
      ],
    }),
    ...within('VI.C.3', {
      'ra.assault': [
        'Sea assault',
        'An army attacks a defended coast from its fleet. Both sides roll, and the higher result wins.',
      ],
      'ra.assault.dice': [
        'Dice in a sea assault',
        '2D6 for each army, 1D6 for a garrison. Tactic points, a fielded general, walls and mountains add to each die, and all dice are added up.',
      ],
      'ra.assault.garrison': [
        'The garrison on the coast',
        'Fortress, town and citadel give the defender one die more. A town adds 1 to each die, a fortress or citadel 2; guard and tower nothing.',
      ],
      'ra.assault.mountain': [
        'A coast in the mountains',
        'Each die of the defender of a mountain tile counts 1 more.',
      ],
      'ra.assault.tower': [
        'A tower on the coast',
        'A tower without an army has no dice: its side comes to 0. It still stands when the coast is taken.',
      ],
      'ra.assault.tie': ['A tie on the shore', 'A tie is a victory for the defender.'],
      'ra.assault.destroyed': [
        'The loser on the shore',
        'The armies of the losing side are destroyed, and their generals are lost.',
      ],
      'ra.assault.downgrade': [
        'Walls taken from the sea',
        'A town or citadel that is taken becomes a fortress, a fortress a tower.',
      ],
    }),
    ...within('VI.C.2', {
      'ra.assault.control': [
        'A coast taken',
        'The victorious army goes ashore and its owner controls the tile.',
      ],
      'ra.assault.uncontested': [
        'An empty shore',
        'A coast without army, tower, fortress, town or citadel of another player falls without a battle.',
      ],
      'ra.assault.mine': [
        'Mines on the coast',
        'A mine on a tile taken from the sea is destroyed, defended or not.',
      ],
    }),
  },
  {
    'ra.battle': ['battle-dice'],
    'ra.field': ['battle-dice', 'modifiers-open-field', 'aftermath'],
    'ra.field.dice': ['battle-dice', 'modifiers-open-field'],
    'ra.field.withdraw': ['aftermath'],
    'ra.field.mine': ['aftermath'],
    'ra.siege': ['battle-dice', 'modifiers-siege', 'aftermath'],
    'ra.siege.dice': ['battle-dice', 'modifiers-siege'],
    'ra.siege.garrison': ['modifiers-siege'],
    'ra.siege.destroyed': ['aftermath'],
    'ra.siege.downgrade': ['aftermath'],
    'ra.assault': ['battle-dice', 'modifiers-sea-assault', 'aftermath'],
    'ra.assault.dice': ['battle-dice', 'modifiers-sea-assault'],
    'ra.assault.garrison': ['modifiers-sea-assault'],
    'ra.assault.downgrade': ['aftermath'],
  },
);
