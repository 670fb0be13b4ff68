/** Generals, armies and fleets, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const recruitmentExplained = explained(
  {
    ...within('VI.E', {
      'ra.hero.free': ['Free heroes', 'Heroes of disbanded armies are free, and any player may draft them.'],
      'ra.recruit.upkeep': [
        'No more than you keep up',
        'You cannot raise an army without a fortress or citadel to keep it up, or a fleet without a port.',
      ],
      'ra.recruit.fleet': [
        'Building a fleet',
        'A fleet of 500 points costs 4 empire points, or what your table set, and begins in your port.',
      ],
    }),
    ...within('VI.F', {
      'ra.hero.draft': [
        'Drafting generals',
        'Every army needs a named general. Players draft one each, round by round, until nobody wants more.',
      ],
      'ra.hero.order': [
        'Who drafts first',
        'At the start in the order of the homes; later the realm with fewest tiles first, or by a roll if your table plays so.',
      ],
      'ra.hero.passed': ['Drafting no more', 'A player who passes drafts no more heroes this turn.'],
      'ra.hero.name': ['A hero has a name', 'Enter a name that no other hero of this campaign has or had.'],
      'ra.hero.taken': ['In another’s service', 'That hero already serves a player.'],
      'ra.recruit': [
        'Raising an army',
        'An army of 1000 points costs 5 empire points, or what your table set, and comes with a general.',
      ],
    }),
    'ra.hero.assigned': [
      'Who leads an army',
      'Between battles you may put any hero of your own at the head of any army of yours.',
    ],
    'ra.recruit.cost': [
      'What it costs',
      'An army costs 5 empire points, a fleet 4, unless your table set other prices. The treasury must hold them.',
    ],
    'ra.recruit.place': [
      'Where forces are raised',
      'You raise armies at your own fortress or citadel and build fleets in your own port.',
    ],
    'ra.piece.hero': ['No such hero', 'That hero is not in this campaign.'],
  },
  {
    'ra.recruit.upkeep': ['maintenance'],
  },
);
