/** The course of the night and its games, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const nightExplained = explained({
  'ra.turn.phase': [
    'The phases of a turn',
    'Missions, games, battles, fleets, raids, maintenance, recruitment, income, building. Players skip phases in which there is nothing to do.',
  ],
  'ra.turn.over': [
    'That phase is over',
    'The turn has moved on since. You cannot add anything to a phase that has ended.',
  ],
  ...within('VI.A', {
    'ra.night.first': [
      'Whose plans come first',
      'Each night a roll decides whose missions come first. Your table may instead go round by seats, one further each night.',
    ],
    'ra.night.order': [
      'The order of the night',
      'Armies first, then fleets, then raids, each in the order of the night. Your table may put fleets first.',
    ],
    'ra.night.waiting': [
      'More to carry out',
      'This phase ends once players have carried out or put off everything planned for it.',
    ],
  }),
  ...within('VI.B.2', {
    'ra.tactics': [
      'Tactic points',
      'Games you play tonight earn tactic points: one adds 1 to each of your dice, two add 2. If earned in War of the Ring (WotR) they add 1 more on land, in the Lord of the Rings skirmish game (LotR SBG) in raids, in Uncharted Seas at sea.',
    ],
    'ra.tactics.most': ['Two at most', 'A player can earn at most 2 tactic points in a night.'],
    'ra.general.fielded': [
      'A general on the table',
      'If you fielded a named general with their army in a game tonight, each die of that army adds 2. A hero without an army does not help.',
    ],
  }),
  'ra.night.over': ['Already carried out', 'That has already been carried out.'],
  'ra.night.lapsed': [
    'Nothing left of the plan',
    'The force is gone, beaten or elsewhere, or there is no one to raid: the mission lapses.',
  ],
  'ra.night.friendly': [
    'Among friends',
    'The tile has become your own since: the army moves in without a battle.',
  ],
  'ra.realm.fallen': ['A realm falls', 'A player without a tile and without a force is out of the campaign.'],
  'ra.piece.seat': ['No such realm', 'That player has no realm in this campaign.'],
});
