/** Missions, the order of the night and what players agree on, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const night = {
  'ra.missions.absent': [
    'Missions for the absent',
    'The player who acts for somebody absent writes their missions openly; if the group acts, all present must agree to them.',
  ],
  'ra.missions.written': [
    'Secret missions',
    'Your missions are known to your phone alone until all of them are turned over.',
  ],
  'ra.missions.handed': [
    'Missions on the table',
    'Your missions lie face down. To change one, take them all up again first.',
  ],
  'ra.missions.taken-up': [
    'Taking missions up',
    'Until all missions are turned over you may take yours up and write them again.',
  ],
  'ra.missions.together': [
    'All at once',
    'Missions are turned over together, once every player’s lie on the table.',
  ],
  'ra.missions.time': [
    'When missions are written',
    'Missions are written at the start of a turn, before the games of the night.',
  ],
  'ra.missions.own': ['Your own forces', 'You write missions for your own armies and fleets only.'],
  'ra.missions.void': [
    'Void missions',
    'A mission that its force cannot carry out from where it stands is void: the force does nothing.',
  ],
  'ra.mission.guard': [
    'Guard',
    'The army stays. If its tile is invaded, each die of the defence counts 1 more; a tower there adds nothing further.',
  ],
  'ra.mission.march': [
    'March',
    'The army moves to a tile of your own beside it, before any battle of the night.',
  ],
  'ra.mission.invade': [
    'Invade',
    'The army attacks a tile beside it that has no walls. If nobody defends it, the tile is yours.',
  ],
  'ra.mission.siege': [
    'Siege',
    'The army attacks another player’s fortress, town or citadel on a tile beside it.',
  ],
  'ra.mission.raid': [
    'Raid',
    'The army takes empire points from the owner of a tile beside it, and stays where it is.',
  ],
  'ra.mission.interdict': [
    'Interdict',
    'Another player’s tile beside the army brings no empire points this turn, unless the army is beaten that night.',
  ],
  'ra.mission.to-sea': [
    'To sea',
    'The fleet leaves port, and may take one army of that port aboard. A blockade must be fought first.',
  ],
  'ra.mission.blockade': [
    'Blockade',
    'A fleet at sea lies before another player’s port and fights any fleet that leaves it.',
  ],
  'ra.mission.sea-assault': [
    'Sea assault',
    'A fleet at sea with an army aboard attacks a coast that is not yours.',
  ],
  'ra.mission.land': ['Landing', 'A fleet at sea puts its army ashore on a coast of yours.'],
  'ra.mission.put-in': ['Putting in', 'A fleet at sea returns to a port of yours, and its army goes ashore.'],
  'ra.tactics': [
    'Tactic points',
    'Games you played tonight earn tactic points: one adds 1 to each of your dice, two add 2. Earned in War of the Ring (WotR) they add 1 more on land, in the Lord of the Rings skirmish game (LotR SBG) in raids, in Uncharted Seas at sea.',
  ],
  'ra.tactics.most': ['Two at most', 'A player earns no more than 2 tactic points in a night.'],
  'ra.general.fielded': [
    'A general on the table',
    'If you fielded a named general with their army in a game tonight, that army’s dice count 2 more. A hero without an army helps none.',
  ],
  'ra.night.first': [
    'Whose plans come first',
    'Each night a roll decides whose plans are carried out first. If your table plays so, it goes by seats, one further each night.',
  ],
  'ra.night.order': [
    'The order of the night',
    'Armies first, then fleets, then raids, each in the order of the night. Your table may put fleets first.',
  ],
  'ra.night.waiting': [
    'More to carry out',
    'This part of the night ends once everything planned in it is carried out or put off.',
  ],
  'ra.night.over': ['Carried out already', 'What was planned there is done.'],
  'ra.night.lapsed': [
    'Nothing left of the plan',
    'The force is gone, beaten or elsewhere, or there is nobody to raid: the plan lapses.',
  ],
  'ra.night.friendly': [
    'Among friends',
    'The tile has become your own since: the army moves in without a battle.',
  ],
  'ra.raid': [
    'Raids',
    'Each raiding army rolls a D6: the tile’s owner loses as many empire points. Tactic points add 1 or 2, and 1 more from the skirmish game.',
  ],
  'ra.raid.empty': ['An empty treasury', 'Nobody loses more empire points than their treasury holds.'],
  'ra.later.arranged': [
    'Putting a battle off',
    'A battle may wait to be fought with models. The tile stays with its owner, and the armies sent are held until then.',
  ],
  'ra.later.contested': [
    'Nothing to fight',
    'Only a battle with two sides can be put off or fought on a table.',
  ],
  'ra.later.sides': [
    'A battle of others',
    'Only those who fight a battle, or act for them, put it off or enter its result.',
  ],
  'ra.later.old': ['It has waited long', 'This battle has waited for several turns, and its armies with it.'],
  'ra.later.result': [
    'The result of a table',
    'One side enters who won; it counts once the other side agrees. What follows is as after dice.',
  ],
  'ra.trade': ['Bargains', 'Two players may exchange empire points, tiles and heroes, if both agree.'],
  'ra.trade.points': [
    'Empire points in a bargain',
    'You give no more empire points than your treasury holds.',
  ],
  'ra.trade.tiles': [
    'Tiles in a bargain',
    'You give tiles of your own. An army or fleet that stands there must leave first.',
  ],
  'ra.trade.heroes': ['Heroes in a bargain', 'You give only heroes who serve you.'],
  'ra.trade.quiet': [
    'No bargains in battle',
    'While battles, fleets and raids are carried out, bargains wait.',
  ],
  'ra.accord': [
    'Playing otherwise',
    'How you read the rules changes only when everybody agrees, from then on.',
  ],
  'ra.over': [
    'The end',
    'The campaign ends after its last night, with its last realm, or earlier if everybody agrees.',
  ],
  'ra.over.nights': [
    'After the last night',
    'After ten nights, or as many as your table set, the realm that yields most on average leads, then tiles, then treasury.',
  ],
  'ra.over.last': ['The last realm', 'If only one player still holds anything, they have won.'],
  'ra.realm.fallen': ['A realm falls', 'A player without a tile and without a force is out of the campaign.'],
  'ra.name': ['Names', 'You may name your realm, tiles, armies and fleets at any time.'],
  'ra.ledger.write': [
    'Your private list',
    'Your missions are kept on your own phone. It takes down nothing that is no mission.',
  ],
  'ra.piece.seat': ['No such realm', 'No realm in this campaign belongs to that player.'],
  'ra.piece.army': ['No such army', 'That army is no longer on the map.'],
  'ra.piece.fleet': ['No such fleet', 'That fleet is no longer on the map.'],
  'ra.piece.hero': ['No such hero', 'That hero is not in this campaign.'],
  'ra.piece.name': ['Nothing to name', 'What you would name is not there any more.'],
} as const satisfies Partial<Texts<RuleId>>;
