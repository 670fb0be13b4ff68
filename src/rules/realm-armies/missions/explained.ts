/** Missions and absent players, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const missionsExplained = explained({
  ...within('VI.A', {
    'ra.absent': [
      'Absent players',
      'The night goes on for absent players too. They answer for themselves unless the players present agree that someone acts for them.',
    ],
    'ra.absent.designee': [
      'A player who acts for them',
      'An absent player may name another, who rolls and decides for them that turn.',
    ],
    'ra.absent.group': [
      'The group acts',
      'If no one is named, the players present act together, as fairly as they can, and agree on each mission.',
    ],
    'ra.missions.absent': [
      'Missions for the absent',
      'The player who acts for an absent player writes their missions openly; if the group acts, all players present must agree to them.',
    ],
  }),
  'ra.missions.written': [
    'Secret missions',
    'Only your phone knows your missions until all players turn theirs over.',
  ],
  'ra.missions.handed': [
    'Missions on the table',
    'Your missions are face down on the table. To change one, take them all up again first.',
  ],
  'ra.missions.taken-up': [
    'Taking missions up',
    'Until all missions are turned over you may take yours up and write them again.',
  ],
  'ra.missions.together': [
    'All at once',
    'Players turn all missions over together, once every player has laid theirs on the table.',
  ],
  'ra.missions.time': [
    'When missions are written',
    'Players write missions at the start of a turn, before the games of the night.',
  ],
  'ra.missions.own': ['Your own forces', 'You can write missions only for your own armies and fleets.'],
  'ra.missions.void': [
    'Void missions',
    'If a force cannot carry out its mission from where it is, the mission is void and the force does nothing.',
  ],
  'ra.mission.guard': [
    'Guard',
    'The army stays. If its tile is invaded, each die of the defence counts 1 more; a tower there adds nothing further.',
    'VI.B.2',
  ],
  'ra.mission.march': [
    'March',
    'The army moves to a tile of your own beside it, before any battle of the night.',
  ],
  'ra.mission.invade': [
    'Invade',
    'The army attacks a tile beside it that has no walls. If nobody defends it, the tile is yours.',
    'VI.B.1',
  ],
  'ra.mission.siege': [
    'Siege',
    'The army attacks another player’s fortress, town or citadel on a tile beside it.',
    'VI.B.3',
  ],
  'ra.mission.raid': [
    'Raid',
    'The army takes empire points from the owner of a tile beside it, and stays where it is.',
    'VI.D',
  ],
  'ra.mission.interdict': [
    'Interdict',
    'Another player’s tile beside the army brings no empire points this turn, unless the army is beaten that night.',
    'VI.G.3',
  ],
  ...within('VI.C.1', {
    'ra.mission.to-sea': [
      'To sea',
      'The fleet leaves port, and may take one army of that port aboard. A blockade must be fought first.',
    ],
    'ra.mission.blockade': [
      'Blockade',
      'A fleet at sea closes another player’s port and fights any fleet that leaves it.',
    ],
  }),
  'ra.mission.sea-assault': [
    'Sea assault',
    'A fleet at sea with an army aboard attacks a coast that is not yours.',
    'VI.C.2',
  ],
  'ra.mission.land': ['Landing', 'A fleet at sea puts its army ashore on a coast of yours.'],
  'ra.mission.put-in': ['Putting in', 'A fleet at sea returns to a port of yours, and its army goes ashore.'],
  'ra.ledger.write': [
    'Your private list',
    'Your own phone keeps your missions. It records nothing else here.',
  ],
});
