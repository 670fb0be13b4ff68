/** Battles, challenges, rescues and what players agree on, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const battle = {
  'ch.battle': [
    'Battles',
    'Any player arranges a battle with another, or with several, each for themselves. Those asked must agree; only its players prepare and report it.',
  ],
  'ch.battle.two': [
    'A battle of two',
    'A D20 brings a new territory. The winner keeps their stake and takes the new one or the loser’s stake; if the stake, the loser gets the new one.',
  ],
  'ch.battle.stake': [
    'Stakes',
    'Before the battle both choose a territory to stake, face down. Its garrison fights beside the field army. A player without land stakes nothing.',
  ],
  'ch.battle.many': [
    'A battle of many',
    'More than two fight without stakes or allies. Everybody who completes their mission rolls a D20 for a new territory.',
  ],
  'ch.climate': [
    'The weather',
    'A D20: 1–5 cold, 6–8 winter, 9–10 spring, 11–13 summer, 14–15 autumn, 16–20 hot. Cold and winter affect the cold-blooded.',
  ],
  'ch.climate.desert': [
    'Desert conditions',
    'In hot weather you roll on the desert table of your own supplement and enter what came of it.',
  ],
  'ch.victory': [
    'Winning',
    'In a battle of two, the only player who reached their victory conditions has won.',
  ],
  'ch.victory.wounds': [
    'Both reached theirs',
    'The player who inflicted more wounds has won, wounds on summoned creatures included. As many on both sides is a draw.',
  ],
  'ch.victory.draw': [
    'A draw',
    'If nobody reached their conditions it is a draw: no territory is won or changes hands.',
  ],
  'ch.victory.mission': [
    'The same mission',
    'If both were sent to do one thing only one can do, the first to do it wins, or the player who took it from them.',
  ],
  'ch.rescue': [
    'A rescue',
    'The attacker wins if every captive is freed, else the defender. Freed captives go home either way; no territory is at stake.',
  ],
  'ch.challenge': [
    'A challenge',
    'Fought until one side is dead, gone or panicked; the player who holds the board wins the other’s stake. If nobody holds it, it is a draw.',
  ],
  'ch.challenge.declined': [
    'Declining a challenge',
    'If you decline, you give the challenger a territory of your own choice. Without any, you decline for nothing.',
  ],
  'ch.challenge.staked': [
    'Stakes of a challenge',
    'In a challenge each player names the territory that the other stakes.',
  ],
  'ch.gold': ['Gold', 'Nobody spends more gold than the treasury holds.'],
  'ch.open': ['Open books', 'In this campaign nothing is secret but stakes until both are chosen.'],
  'ch.parts': [
    'Parts of the rules',
    'Weather, allies, challenges, battles of many, special rules of armies and bargains can be played or left out. Everybody must agree to a change.',
  ],
  'ch.trade': [
    'Bargains',
    'Gold, experience, territories and warbands change hands where both players agree, if your table plays with it.',
  ],
  'ch.end': [
    'The end',
    'After the battles or at the territories agreed on, or when all agree: most territories win, then the greater rating of the fit, then the fuller treasury.',
  ],
  'ch.battle.when': [
    'When and where',
    'The players of a battle note when and where they meet. It binds nobody.',
  ],
  'ch.battle.off': [
    'Called off',
    'If all its players agree, a battle is never fought. Gold spent on summoning comes back.',
  ],
  'ch.victory.agreed': [
    'Both sides confirm',
    'One player reports how the battle went, and it counts once the others agree.',
  ],
  'ch.piece.seat': ['No such player', 'No force in this campaign belongs to that player.'],
  'ch.piece.warband': ['No such warband', 'The warband is no longer on the roll, or it is not yours.'],
  'ch.piece.territory': ['No such territory', 'Nobody holds that territory any more, or it is not yours.'],
  'ch.piece.figure': ['No such figure', 'That figure stands on no army list here.'],
  'ch.piece.battle': ['No such battle', 'That battle is over, or has been called off.'],
  'ch.piece.captive': ['No such captive', 'That figure is nobody’s captive any more.'],
} as const satisfies Partial<Texts<RuleId>>;
