/** The map, homes, heroes and what realms live on, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const realm = {
  'ra.map.laid': [
    'The map',
    'Hexes of farm, forest, hills, mountain, swamp and sea, with rivers across them. It lays itself in one of three sizes, or you draw it by hand.',
  ],
  'ra.map.homes': [
    'Room for every home',
    'The map needs room for a home of every player, two tiles apart, on the coast if you play with fleets.',
  ],
  'ra.home.order': [
    'Who chooses first',
    'Everybody rolls; the highest chooses a home first, and so on down. Dice that tie are rolled again.',
  ],
  'ra.home.chosen': [
    'Your home',
    'Your home begins with a fortress, a port, an army and a fleet, unless your table chose otherwise.',
  ],
  'ra.home.tile': [
    'Where a home stands',
    'On land that nobody holds, and not in a swamp unless homes begin as towers.',
  ],
  'ra.home.coast': ['A home on the coast', 'If you begin with a fleet, your home needs the sea beside it.'],
  'ra.home.apart': ['Homes apart', 'At least two tiles lie between one home and the next.'],
  'ra.home.tiles': [
    'Tiles to begin with',
    'A realm begins with 3 tiles, or as many as your table set: the home and tiles of land that touch your realm.',
  ],
  'ra.home.tincture': ['Colours', 'Each realm bears a colour that no other bears.'],
  'ra.stage': [
    'One stage after the other',
    'First the map, then the homes, then a general for every army; then the first turn begins.',
  ],
  'ra.treasury.start': ['The first treasury', 'Each realm begins with 6 empire points.'],
  'ra.treasury.overdrawn': [
    'An empty treasury',
    'No treasury falls below 0. Where more was paid than it held, the table settles the rest.',
  ],
  'ra.turn.phase': [
    'The parts of a turn',
    'Missions, games, battles, fleets, raids, maintenance, recruitment, income, building. Parts without anything to do are passed over.',
  ],
  'ra.turn.over': [
    'That part is over',
    'The turn has gone on since. Nothing belated is added to a part that has ended.',
  ],
  'ra.absent': [
    'Absent players',
    'Activities are settled for absent players too. They answer for themselves unless the players present agree that somebody acts for them.',
  ],
  'ra.absent.designee': [
    'A player who acts for them',
    'An absent player may name another, who rolls and decides for them that turn.',
  ],
  'ra.absent.group': [
    'The group acts',
    'If nobody is named, the players present act together, as fairly as they can, and agree on each plan.',
  ],
  'ra.maintenance': [
    'Maintenance',
    'Each fortress and each citadel keeps up one army. Armies beyond that are disbanded before the night goes on.',
  ],
  'ra.maintenance.enough': [
    'All are kept up',
    'You have no more forces of this kind than you can keep up: nothing need be disbanded.',
  ],
  'ra.maintenance.fleets': [
    'Ports for fleets',
    'Each port keeps up one fleet. A fleet disbanded at sea takes the army aboard with it; its hero goes free.',
  ],
  'ra.maintenance.hero': [
    'Heroes of disbanded armies',
    'The hero of a disbanded army leaves you, and any player may draft them again.',
  ],
  'ra.hero.draft': [
    'Drafting generals',
    'Every army needs a named general. Players draft one each, round by round, until nobody wants more.',
  ],
  'ra.hero.order': [
    'Who drafts first',
    'At the start in the order of the homes; later the realm with fewest tiles first, or by a roll if your table plays so.',
  ],
  'ra.hero.passed': ['Drafting no more', 'A player who passes drafts nobody more this turn.'],
  'ra.hero.name': ['A hero has a name', 'Enter a name that no other hero of this campaign bears or bore.'],
  'ra.hero.taken': ['In another’s service', 'That hero serves a player already.'],
  'ra.hero.free': ['Free heroes', 'Heroes of disbanded armies are free, and any player may draft them.'],
  'ra.hero.lost': [
    'Lost heroes',
    'The general of a destroyed army is lost to the game, and nobody drafts them again.',
  ],
  'ra.hero.assigned': [
    'Who leads an army',
    'Between battles you may put any hero of your own at the head of any army of yours.',
  ],
  'ra.recruit': [
    'Raising an army',
    'An army of 1000 points costs 5 empire points, or what your table set, and comes with a general.',
  ],
  'ra.recruit.cost': [
    'What it costs',
    'An army costs 5 empire points, a fleet 4, unless your table set other prices. The treasury must hold them.',
  ],
  'ra.recruit.place': [
    'Where forces are raised',
    'Armies are raised at your own fortress or citadel, fleets in your own port.',
  ],
  'ra.recruit.upkeep': [
    'No more than you keep up',
    'You raise no army without a fortress or citadel to keep it up, and no fleet without a port.',
  ],
  'ra.recruit.fleet': [
    'Building a fleet',
    'A fleet of 500 points costs 4 empire points, or what your table set, and begins in your port.',
  ],
  'ra.income': [
    'Income',
    'Each tile brings 1 empire point a turn; a fortress adds 1, a citadel 2, a town 3, on a river 4. Mines add dice.',
  ],
  'ra.income.mines': ['Mines', 'A mine brings D3 more each turn, on a river D3 + 1, in the mountains D6.'],
  'ra.income.once': ['Once a turn', 'All realms collect together, once in a turn.'],
  'ra.income.interdicted': [
    'Interdicted tiles',
    'A tile under interdiction brings nothing this turn. If your table plays so, its owner’s whole realm brings nothing.',
  ],
  'ra.upgrade': [
    'Building',
    'After income each player builds on their own tiles, as far as the treasury reaches.',
  ],
  'ra.upgrade.own': ['On your own tiles', 'You build only where you are in control.'],
  'ra.upgrade.cost': [
    'What building costs',
    'Mine 1 (mountain 2), tower 3, fortress, town or citadel 6 each, port 3 unless your table set otherwise.',
  ],
  'ra.upgrade.finished': [
    'Done building',
    'Each player says when they are done. The night may end without them, but the app points it out.',
  ],
  'ra.upgrade.pieces': [
    'Pieces in the box',
    'For each player there are 4 mines, 4 towers, 4 fortresses, 2 towns, 2 ports and a citadel. Without one left, nothing is built.',
  ],
  'ra.upgrade.mine': [
    'A mine',
    'Costs 1 empire point, in the mountains 2. Not in swamps, and one to a tile.',
  ],
  'ra.upgrade.tower': [
    'A tower',
    'Costs 3 empire points, on any tile, swamps included. It makes the tile defended.',
  ],
  'ra.upgrade.fortress': [
    'A fortress',
    'Made of a tower for 6 empire points, not in swamps. It holds a garrison of 500 points and keeps up an army.',
  ],
  'ra.upgrade.town': [
    'A town',
    'Made of a fortress for 6 empire points, on farm tiles only. It earns 3 but keeps up no army.',
  ],
  'ra.upgrade.citadel': ['A citadel', 'Made of a fortress for 6 empire points. It is your capital.'],
  'ra.upgrade.capital': [
    'One capital',
    'A player holds one citadel at a time, whether built or bargained for.',
  ],
  'ra.upgrade.port': [
    'A port',
    'Costs 3 empire points, or what your table set, on a tile of yours with the sea beside it. It keeps up one fleet.',
  ],
} as const satisfies Partial<Texts<RuleId>>;
