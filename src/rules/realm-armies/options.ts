/** What a group settles when it founds a campaign: what the rest of its rules would say, and how it reads this chapter. */
import { type OptionsOf, optionTable, type ProposalOf, proposalOf, schemaOf } from '../../kernel/options.ts';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

/** In empire points. */
const cost = { shown: ['{n} point', '{n} points'], from: 0, to: 30 } as const;

export const table = optionTable({
  nights: {
    head: 'how long',
    text: 'Nights',
    says: ['one night', '{n} nights'],
    usual: 10,
    from: 0,
    to: 60,
    none: [0, 'as you like', 'as many nights as you like'],
    later: true,
    sum: true,
    bears: ['ra.over.nights'],
  },
  victory: {
    text: 'What wins the campaign',
    choices: {
      realm: ['The realm', 'the realm that brings in most each turn has won'],
      tiles: ['Tiles', 'the realm that controls the most tiles has won'],
      treasury: ['Treasury', 'the realm with the most empire points in its treasury has won'],
    },
    later: true,
  },
  map: {
    head: 'the map',
    text: 'How much land',
    why: 'You make it together: Realmbook lays maps until you like one, or you draw it by hand.',
    choices: {
      small: ['Small', 'a small map'],
      medium: ['Medium', 'a medium map'],
      large: ['Large', 'a large map'],
    },
    usual: 'medium',
    sum: true,
  },
  fleets: {
    text: 'Fleets and ports',
    why: 'Blockades, sea battles and assaults from the sea.',
    on: [true, 'with fleets'],
    off: [false, 'without fleets'],
    sum: true,
  },
  start: {
    head: 'at the start',
    bears: ['ra.home.tiles', 'ra.home.chosen'],
    rows: {
      tiles: {
        text: 'Tiles of each realm',
        says: ['each realm begins with one tile', 'each realm begins with {n} tiles'],
        usual: 3,
        from: 1,
        to: 7,
      },
      armies: { text: 'Armies', says: ['one army', '{n} armies'], usual: 1, from: 1, to: 3 },
      fleets: {
        text: 'Fleets',
        says: ['one fleet', '{n} fleets'],
        usual: 1,
        from: 0,
        to: 2,
        none: [0, '0', 'no fleet'],
        when: ['fleets', true],
      },
      home: {
        text: 'The home tile is a',
        why: 'An army needs a fortress or citadel to last; a fleet needs a port.',
        choices: {
          tower: ['Tower', 'a tower on the home tile'],
          fortress: ['Fortress', 'a fortress on the home tile'],
          citadel: ['Citadel', 'a citadel on the home tile'],
        },
        usual: 'fortress',
      },
    },
  },
  costs: {
    head: 'prices',
    why: 'Everything else has its price from the book.',
    bears: ['ra.recruit.cost'],
    rows: {
      army: { ...cost, text: 'An army', says: 'an army costs {n}', usual: 5 },
      fleet: { ...cost, text: 'A fleet', says: 'a fleet costs {n}', usual: 4, when: ['fleets', true] },
      port: { ...cost, text: 'A port', says: 'a port costs {n}', usual: 3, when: ['fleets', true] },
    },
  },
  pieces: {
    text: 'Limited to the pieces in the box',
    why: 'For each player 4 mines, 4 towers, 4 fortresses, 2 towns, 2 ports and a citadel.',
    on: ['limited', 'no more pieces than in the box'],
    off: ['unlimited', 'as many pieces as you need'],
    later: true,
  },
  readings: {
    fold: true,
    later: true,
    rows: {
      dice: {
        text: 'Modified dice',
        choices: {
          each: ['Each, summed', 'every die is modified, and all are added up'],
          once: ['Once', 'the dice are added up, and the modifier once'],
          best: ['Best die', 'every die is modified, and only the best one counts'],
        },
        bears: ['ra.field.dice', 'ra.siege.dice', 'ra.sea.dice', 'ra.assault.dice'],
      },
      general: {
        text: 'A general in the field',
        choices: {
          own: ['Their army', '+2 on the dice of the army a general was played with'],
          all: ['All armies', '+2 on every die of the general’s side'],
        },
        bears: ['ra.general.fielded'],
      },
      games: {
        text: 'Points of the right game',
        choices: {
          any: ['One is enough', '+1 if one of the tactic points comes from that game'],
          all: ['All of them', '+1 only if all tactic points come from that game'],
        },
        bears: ['ra.tactics'],
      },
      mines: {
        text: 'Mines fought over',
        choices: {
          taken: ['If taken', 'a mine is destroyed when its tile falls'],
          fought: ['Always', 'a mine fought over is destroyed, no matter which side wins'],
        },
        bears: ['ra.field.mine', 'ra.siege.mine'],
      },
      interdiction: {
        text: 'Interdiction stops',
        choices: {
          tile: ['The tile', 'an interdicted tile brings nothing that turn'],
          realm: ['All income', 'the owner of an interdicted tile collects nothing at all that turn'],
        },
        bears: ['ra.income.interdicted'],
      },
      raids: {
        text: 'Raiders’ loot',
        choices: {
          lost: ['Is lost', 'the victim of a raid is poorer and nobody richer'],
          taken: ['Is theirs', 'the points of a raid go into the raider’s treasury'],
        },
        bears: ['ra.raid'],
      },
      first: {
        text: 'First in the night',
        choices: {
          armies: ['Armies', 'land battles come before anything at sea'],
          fleets: ['Fleets', 'sea battles and landings come before battles on land'],
        },
        bears: ['ra.night.order'],
      },
      sailing: {
        text: 'Leaving port',
        choices: {
          'two-steps': ['A turn ahead', 'a fleet puts to sea one turn and acts the next'],
          'at-once': ['At once', 'a fleet may blockade or land straight from port'],
        },
        bears: ['ra.sea.sailed'],
      },
      order: {
        text: 'Whose plans come first',
        choices: {
          rolled: ['Rolled', 'a die each says every night whose plans come first; ties roll again'],
          rotating: ['In turn', 'plans come first by seat, beginning one further each night'],
        },
        bears: ['ra.night.first'],
      },
      draft: {
        text: 'Who drafts first',
        choices: {
          smallest: ['Smallest', 'the realm with the fewest tiles drafts first'],
          rolled: ['Rolled', 'a die each says who drafts first; ties roll again'],
        },
        bears: ['ra.hero.order'],
      },
    },
  },
});

export const options = schemaOf(table);
export type Options = OptionsOf<typeof table>;
export type Readings = Options['readings'];

/** How the group would play from now on. */
export const proposalArg = proposalOf(table);
export type Proposal = ProposalOf<typeof table>;

/** Pieces in the box for each player. */
const inTheBox = { mine: 4, tower: 4, fortress: 4, town: 2, citadel: 1, port: 2 } as const;
export type Piece = keyof typeof inTheBox;

/** Pieces of a kind there are for so many players, or undefined without a limit. */
export const pieces = ({ pieces: limit }: Options, players: number, piece: Piece): number | undefined =>
  limit === 'limited' ? inTheBox[piece] * players : undefined;
