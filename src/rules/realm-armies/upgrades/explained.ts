/** Building on tiles, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const upgradesExplained = explained(
  {
    ...within('VI.H', {
      'ra.upgrade': [
        'Building',
        'After income each player builds on their own tiles, as much as their treasury can pay for.',
      ],
      'ra.upgrade.own': ['On your own tiles', 'You can build only on tiles that you control.'],
      'ra.upgrade.cost': [
        'The cost of building',
        'Mine 1 (mountain 2), tower 3, fortress, town or citadel 6 each, port 3 unless your table set otherwise.',
      ],
    }),
    'ra.upgrade.finished': [
      'Done building',
      'Each player says when they are done. The night may end without them, but the app points it out.',
    ],
    'ra.upgrade.pieces': [
      'Pieces in the box',
      'For each player there are 4 mines, 4 towers, 4 fortresses, 2 towns, 2 ports and a citadel. You cannot build a piece that has run out.',
      'VI.H.1',
    ],
    'ra.upgrade.mine': [
      'A mine',
      'Costs 1 empire point, in the mountains 2. Not in swamps, and one to a tile.',
      'VI.H.2',
    ],
    'ra.upgrade.tower': [
      'A tower',
      'Costs 3 empire points, on any tile, swamps included. It makes the tile defended.',
      'VI.H.3',
    ],
    'ra.upgrade.fortress': [
      'A fortress',
      'Made of a tower for 6 empire points, not in swamps. It holds a garrison of 500 points and keeps up an army.',
      'VI.H.4',
    ],
    'ra.upgrade.town': [
      'A town',
      'Made of a fortress for 6 empire points, on farm tiles only. It earns 3 but keeps up no army.',
      'VI.H.5',
    ],
    ...within('VI.H.6', {
      'ra.upgrade.citadel': ['A citadel', 'Made of a fortress for 6 empire points. It is your capital.'],
      'ra.upgrade.capital': [
        'One capital',
        'A player can hold only one citadel at a time, whether built or bargained for.',
      ],
    }),
    'ra.upgrade.port': [
      'A port',
      'Costs 3 empire points, or what your table set, on a tile of yours with the sea beside it. It keeps up one fleet.',
    ],
  },
  {
    'ra.upgrade': ['upgrades'],
    'ra.upgrade.cost': ['upgrades'],
  },
);
