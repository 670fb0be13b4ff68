/** What a group settles when it founds a campaign, and the switches where groups read the book differently. */
import { type OptionsOf, optionTable, type ProposalOf, schemaOf } from '../../kernel/options.ts';
import { counted, say } from '../../kernel/text.ts';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

export const table = optionTable({
  map: {
    head: 'the map',
    text: 'How the map is made',
    sum: true,
    choices: {
      automatic: [
        'Automatic',
        'Realmbook lays a map by the printed rules; lay another until you like one',
        'map by the app',
      ],
      'in-turn': [
        'Drawn in turns',
        'draw and lay tile by tile, each in turn, as in the box',
        'map drawn in turns',
      ],
      painted: [
        'By hand',
        'draw the land yourselves: a map you already have, or one you dreamt up',
        'map by hand',
      ],
    },
  },
  strength: {
    head: 'strength',
    text: 'How strong the realms are',
    choices: {
      fixed: [
        'The same for all',
        'every realm musters the same; 3,000 to 5,000 points make a good campaign',
        'every realm musters the same',
      ],
      rolled: [
        'Rolled',
        'dice for every settlement of the realm: some 3,500 to 4,000 points, and no two alike',
        'strength rolled',
      ],
    },
    sum: true,
    bears: ['me.strength'],
  },
  points: {
    text: 'Points of each realm',
    /** The book advises 3000 to 5000. */
    why: (n) =>
      n < 1500
        ? counted(
            Math.floor(n / 500),
            'A very small war: one banner each.',
            'A very small war: {n} banners each at most.',
          )
        : n < 3000
          ? say('A small war: three or four weak banners each.')
          : n > 5000
            ? say('A large war: long battles, many banners, more to keep account of.')
            : undefined,
    says: '{n} points each',
    usual: 4000,
    from: 500,
    to: 50_000,
    step: 250,
    when: ['strength', 'fixed'],
    sum: true,
  },
  armies: {
    head: 'armies',
    text: 'What banners hold',
    choices: {
      units: [
        'Units',
        'banners hold units and characters, ready for a tabletop battle',
        'units and characters',
      ],
      points: [
        'Points only',
        'banners are a number of points, for a campaign without armies on the table',
        'points only',
      ],
    },
    sum: true,
  },
  books: {
    text: 'Secrets',
    elsewhere: true,
    choices: { sealed: ['Sealed', 'books are sealed'], open: ['Open books', 'all books lie open'] },
  },
  parts: {
    head: 'optional rules',
    why: 'You can switch any of them on or off later, from a season on.',
    later: true,
    rows: {
      ships: {
        text: 'Ships',
        why: 'Ports launch ships; banners sail along the coasts, and fleets fight.',
        on: [true, 'ships sail', 'with ships'],
        off: [false, 'the ships stay in harbour', 'without ships'],
        bears: ['me.sea.left-out'],
      },
      magic: {
        text: 'Equinox magic',
        why: 'A wizard in the capital casts a spell each autumn and spring.',
        on: [true, 'wizards cast at the equinox', 'with magic'],
        off: [false, 'no wizard casts', 'without magic'],
        bears: ['me.magic.turn'],
      },
      dragons: {
        text: 'Dragons',
        why: 'Scouts may wake them, and so may the winter. They burn the land below.',
        on: [true, 'there are dragons', 'with dragons'],
        off: [false, 'the dragons sleep', 'without dragons'],
        bears: ['me.dragons', 'me.events.dragonrage'],
      },
      espionage: {
        text: 'Espionage',
        why: 'Agents, spies, saboteurs and assassins, hired in winter.',
        on: [true, 'spies are at work', 'with espionage'],
        off: [false, 'nobody spies', 'without espionage'],
        bears: ['me.espionage.off'],
      },
      peoples: {
        text: 'Peoples',
        why: 'Undead, Dwarfs, Elves, goblins and Skaven each have rules of their own. Otherwise all live as men.',
        on: [true, 'each people has its own ways', 'with peoples'],
        off: [false, 'all peoples live alike', 'without peoples'],
        usual: 'off',
        bears: ['me.peoples.chosen'],
      },
      tabletop: {
        text: 'Battles on the table',
        why: 'You may fight a battle with models. Otherwise the chart decides every battle.',
        on: [true, 'battles may be fought with models', 'with battles on the table'],
        off: [false, 'battles are fought on paper', 'with battles on paper only'],
        bears: ['me.tabletop.part'],
      },
    },
  },
  pieces: {
    head: 'pieces',
    text: 'Limited to the pieces in the box',
    why: 'Once the last village is on the map, scouts find no more of them.',
    on: ['limited', 'there are no more pieces than in the boxes', 'with only the pieces in the boxes'],
    off: ['unlimited', 'no box limits what is found', 'with as many pieces as you find'],
    later: true,
    bears: ['me.scouting.pieces', 'me.construction.pieces'],
  },
  sets: {
    text: 'Boxes you play with',
    says: ['models of {n} box', 'models of {n} boxes'],
    usual: null,
    from: 1,
    to: 4,
    none: [null, 'as needed', 'models of as many boxes as you need'],
    when: ['pieces', 'limited'],
  },
  unusedCapitals: {
    text: 'Capitals without a player are independent cities',
    why: 'Otherwise those tiles are unexplored like any other.',
    on: ['independent', 'capitals nobody takes are independent cities'],
    off: ['unexplored', 'capitals nobody takes stay unexplored'],
    usual: 'off',
    bears: ['me.realm.unused-capital'],
  },
  rulings: {
    fold: true,
    rows: {
      follows: {
        text: 'A whole force follows any of its scouts',
        why: 'Otherwise a banner enters only tiles that its own scouts have found.',
        on: ['force', 'the whole force follows any of its scouts'],
        off: ['scout', 'a banner follows its own scouts only'],
        bears: ['me.movement.scouted', 'me.movement.own-scouts', 'me.movement.force'],
      },
      eventsStrike: {
        text: 'A scouting event strikes every banner in the tile',
        why: 'Otherwise only the banner that sent the scouts.',
        on: ['force', 'an event strikes every banner in the tile'],
        off: ['scout', 'an event strikes only the banner that sent the scouts'],
        bears: [
          'me.scouting.event',
          'me.scouting.event.desertion',
          'me.scouting.event.mutiny',
          'me.scouting.event.rot',
          'me.scouting.event.sickness',
          'me.scouting.event.storms',
        ],
      },
      conqueredCapital: {
        text: 'A conquered capital still feeds four',
        why: 'Otherwise it feeds two, like any other city.',
        on: ['capital', 'a conquered capital still feeds four'],
        off: ['city', 'a conquered capital feeds two'],
        bears: ['me.subsistence.fed', 'me.subsistence.value'],
      },
      lairOn11: {
        text: 'An 11 is a dragons’ lair in highland only',
        why: 'Elsewhere the event is rolled again. Otherwise an 11 is a lair anywhere.',
        on: ['highland', 'an 11 is a lair in highland only'],
        off: ['anywhere', 'an 11 is a lair anywhere'],
        bears: ['me.scouting.event.lair'],
      },
      nowhere: {
        text: 'Scouts led astray towards nowhere fail',
        why: 'Into sea or swamp, off the map, or where they have already been. Otherwise they roll again.',
        on: ['fails', 'scouts led astray to nowhere fail'],
        off: ['reroll', 'the die is rolled again where scouts are led astray to nowhere'],
        bears: ['me.scouting.event.astray.nowhere', 'me.scouting.event.astray'],
      },
      startingStockpiles: {
        text: 'Spare baggage may be stockpiled at the start',
        why: 'Otherwise baggage that the banners cannot carry is lost.',
        on: [true, 'spare baggage may be stored at the start'],
        off: [false, 'starting baggage that the banners cannot carry is lost'],
        bears: ['me.stockpile.start', 'me.baggage.start'],
      },
      wizards: {
        text: 'A wizard of level 25 casts at the equinox',
        why: 'Applies if banners hold units. Otherwise any banner of 500 points has a wizard with it.',
        on: [
          'named',
          'a wizard of level 25 casts; where banners are points only, one is in any banner of 500',
        ],
        off: ['assumed', 'any banner of 500 points has a wizard with it'],
        bears: ['me.magic.caster'],
      },
    },
  },
});

export const options = schemaOf(table);
/** What a founding chose; `sets` null: as many boxes as the players need. */
type Chosen = OptionsOf<typeof table>;
export type Options = Omit<Chosen, 'sets'> & { sets: number };
export type Part = keyof Options['parts'];
export type Proposal = ProposalOf<typeof table>;

/** Settlement and ship models in one box. */
const inTheBox = { village: 45, fortress: 15, city: 15, ship: 15 } as const;
export type Piece = keyof typeof inTheBox;

/** Models of a kind there are, or undefined without a limit. */
export const pieces = ({ pieces: limit, sets }: Options, piece: Piece): number | undefined =>
  limit === 'limited' ? inTheBox[piece] * sets : undefined;

/** Where an event of the charts wakes dragons; `never` in a campaign without them. */
export type Lairs = 'highland' | 'anywhere' | 'never';
export const lairsIn = ({ parts: { dragons }, rulings }: Options): Lairs =>
  dragons ? rulings.lairOn11 : 'never';
