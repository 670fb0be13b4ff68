/** Battles of armies and fleets, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const battle = {
  'ra.battle': [
    'Battles for a tile',
    'Walls make a siege, an army or a tower a battle in the open; without any of them the tile is simply taken. Armies sent together fight together.',
  ],
  'ra.battle.uncontested': [
    'Nobody stands in the way',
    'A tile without army, tower, fortress, town or citadel of another player falls without a battle.',
  ],
  'ra.battle.control': ['A tile taken unopposed', 'The tile is the invader’s, with any mine on it.'],
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
  'ra.field.tie': ['A tie in the open', 'Level results are the defender’s victory.'],
  'ra.field.control': ['The tile taken', 'If the attacker wins, they control the tile and move in.'],
  'ra.field.withdraw': [
    'Withdrawing',
    'Beaten armies go to a tile of their own realm beside the battle. They do no more that night.',
  ],
  'ra.field.withdraw.first': [
    'Where to withdraw first',
    'If one of those tiles has a friendly army, fortress, town or citadel, the beaten army must go there; of several its owner chooses.',
  ],
  'ra.field.destroyed': [
    'No way out',
    'A beaten army without a tile of its own beside the battle is destroyed, and its general is lost.',
  ],
  'ra.field.mine': [
    'Mines in the open',
    'If the attacker takes the tile, the mine on it is destroyed. Your table may have it destroyed whoever wins.',
  ],
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
  'ra.siege.tie': ['A tie in a siege', 'Level results are the defender’s victory.'],
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
    'If the walls are taken, a mine on the tile is destroyed. Your table may have it destroyed whoever wins.',
  ],
  'ra.sea': [
    'Sea battle',
    'A fleet that leaves a blockaded port fights the blockade. Both sides roll, and the higher result wins.',
  ],
  'ra.sea.dice': [
    'Dice at sea',
    '1D6 for each fleet. Tactic points add 1 or 2 to each die, and 1 more if earned in the naval game.',
  ],
  'ra.sea.tie': ['A tie at sea', 'Level results are the blockade’s victory.'],
  'ra.sea.closest': [
    'The closest port',
    'A blockade that is beaten returns to its owner’s closest port; of several the owner chooses.',
  ],
  'ra.sea.idle': ['Idle for a turn', 'A fleet driven from its blockade does nothing for a turn.'],
  'ra.sea.held': ['Held in port', 'If the blockade wins, the fleets that would sail stay in port.'],
  'ra.sea.lost': ['No port left', 'A beaten fleet without a port to return to is destroyed.'],
  'ra.sea.sailed': [
    'Out at sea',
    'The fleet is at sea. From the next turn it may blockade or attack; at once, if your table plays so.',
  ],
  'ra.sea.port-lost': [
    'Ships in a taken port',
    'Fleets in a port that is taken run for their owner’s closest port, or are lost without one.',
  ],
  'ra.assault': [
    'Sea assault',
    'An army attacks a defended coast from its fleet. Both sides roll, and the higher result wins.',
  ],
  'ra.assault.carry': [
    'An army aboard',
    'Each fleet carries one army, taken aboard in the port where both lie.',
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
  'ra.assault.tie': ['A tie on the shore', 'Level results are the defender’s victory.'],
  'ra.assault.destroyed': [
    'The loser on the shore',
    'The armies of the losing side are destroyed, and their generals are lost.',
  ],
  'ra.assault.downgrade': [
    'Walls taken from the sea',
    'A town or citadel that is taken becomes a fortress, a fortress a tower.',
  ],
  'ra.assault.control': ['A coast taken', 'The victorious army goes ashore and its owner controls the tile.'],
  'ra.assault.uncontested': [
    'An empty shore',
    'A coast without army, tower, fortress, town or citadel of another player falls without a battle.',
  ],
  'ra.assault.mine': [
    'Mines on the coast',
    'A mine on a tile taken from the sea is destroyed, defended or not.',
  ],
} as const satisfies Partial<Texts<RuleId>>;
