/** What the set-up puts before a seat. */
import { beginForAll } from '../../../kernel/begin.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { lands } from '../map/terrain.ts';
import { bannersOf } from '../queries.ts';
import type { State } from '../state.ts';
import { chooser } from './capital.ts';
import { ports, unsettled } from './realm.ts';
import { missing } from './stages.ts';

const asked = (task: Omit<Task, 'kind'>): Task => ({ kind: 'asked', ...task });
const may = (task: Omit<Task, 'kind'>): Task => ({ kind: 'may', ...task });

export function setupTasks(state: State, seat: Seat): readonly Task[] {
  switch (state.stage) {
    case 'map':
      return mapTasks(state);
    case 'capitals':
      return capitalTasks(state, seat);
    case 'realms':
      return [...realmTasks(state, seat), ...onward(state)];
    case 'armies':
      return [...armyTasks(state, seat), ...onward(state)];
    default:
      return [];
  }
}

function mapTasks(state: State): readonly Task[] {
  const icon = 'compass';
  const tiles = Object.keys(lands(state)).length;
  const confirm =
    tiles > 0
      ? [
          may({
            rule: 'me.setup.stage',
            title: say('The map is finished'),
            icon,
            order: { id: 'end-stage', args: { stage: 'map' } },
            onward: true,
          }),
        ]
      : [];
  const tidy =
    tiles > 0
      ? [may({ rule: 'me.map.tidy', title: say('Tidy the map'), icon, order: { id: 'lift-tiles' } })]
      : [];
  switch (state.options.map) {
    case 'automatic':
      return [
        ...(tiles === 0
          ? [
              asked({
                rule: 'me.map.laid',
                title: say('Lay the map for all'),
                why: say('One player lays it for everybody.'),
                anyone: true,
                icon,
                order: { id: 'lay-map' },
              }),
            ]
          : [may({ rule: 'me.map.laid', title: say('Lay another map'), icon, order: { id: 'lay-map' } })]),
        ...confirm,
        ...tidy,
      ];
    case 'painted':
      return [
        tiles === 0
          ? asked({ rule: 'me.map.painted', title: say('Paint the map'), icon, order: { id: 'paint' } })
          : may({ rule: 'me.map.painted', title: say('Go on painting'), icon, order: { id: 'paint' } }),
        ...confirm,
        ...tidy,
      ];
    case 'in-turn':
      return state.map.drawn === null
        ? [
            asked({ rule: 'me.map.draw', title: say('Draw a tile'), icon, order: { id: 'draw-tile' } }),
            ...confirm,
            ...tidy,
          ]
        : [
            asked({
              rule: 'me.map.tile',
              title: say('Lay the tile you drew'),
              icon,
              order: { id: 'lay-tile', args: { design: state.map.drawn.design } },
            }),
            may({
              rule: 'me.map.put-back',
              title: say('Put the tile back'),
              icon,
              order: { id: 'put-back' },
            }),
          ];
  }
}

function capitalTasks(state: State, seat: Seat): readonly Task[] {
  const icon = 'castle';
  if (state.precedence.length === 0) return [];
  const next = chooser(state);
  if (next === undefined) return onward(state);
  return next === seat
    ? [
        asked({
          rule: 'me.realm.capital',
          title: say('Choose a capital and a colour'),
          icon,
          order: { id: 'choose-capital' },
        }),
      ]
    : [];
}

function realmTasks(state: State, seat: Seat): readonly Task[] {
  const tiles = unsettled(state, seat);
  const harbours = ports(state, seat);
  return [
    ...(tiles.length > 0
      ? [
          asked({
            rule: 'me.realm.settlements',
            title: counted(tiles.length, 'Settle your realm: one tile', 'Settle your realm: {n} tiles'),
            icon: 'village',
            order: { id: 'settle-realm', args: { tiles } },
            ready: say('Roll the dice'),
            look: say('Tile by tile'),
          }),
        ]
      : []),
    ...(harbours.length > 0
      ? [
          asked({
            rule: 'me.realm.ships',
            title: say('Roll for the ships of your ports'),
            icon: 'caravel',
            order: { id: 'roll-ships', args: { tiles: harbours } },
          }),
        ]
      : []),
  ];
}

function armyTasks(state: State, seat: Seat): readonly Task[] {
  const realm = state.realms[seat];
  if (!realm) return [];
  const banners = bannersOf(state, seat);
  const homeless = banners.filter(({ tile }) => tile === null);
  const found: Task[] = [];
  const ask = (rule: Rule, title: string, icon: string, id: string, args?: Json): void =>
    void found.push(
      asked({ rule, title: say(title), icon, order: args === undefined ? { id } : { id, args } }),
    );
  if (realm.strength === null)
    ask('me.strength', 'Roll your military strength', 'rolling-dices', 'roll-strength', {});
  else if (banners.length === 0)
    ask('me.banners.raised', 'Divide your army into banners', 'tower-flag', 'raise-banners');
  if (homeless.length > 0) ask('me.banners.placed', 'Place your banners', 'tower-flag', 'place-banners');
  if (realm.baggage === null)
    ask('me.baggage.start', 'Roll for baggage', 'rolling-dices', 'roll-baggage', {});
  else if (realm.baggage > 0 && banners.length > 0)
    ask('me.baggage.shared', 'Share out your baggage', 'wheat', 'share-baggage');
  return found;
}

const onwards: { readonly [stage in State['stage']]?: Text } = {
  capitals: say('Go on to the realms'),
  realms: say('Go on to the armies'),
  armies: say('Begin the campaign'),
};

/** The next stage, once nobody is missing. */
const onward = (state: State): readonly Task[] =>
  state.seats.some((seat) => missing(state, seat) !== undefined)
    ? []
    : [
        may({
          rule: 'me.setup.stage',
          title: onwards[state.stage] ?? say('Go on'),
          icon: 'tower-flag',
          order: { id: 'end-stage', args: { stage: state.stage } },
          onward: true,
          // What is in a banner only its player knows, and so whether it is mustered.
          ...(state.stage === 'armies' && { deed: beginForAll(state.seats.length), begins: true as const }),
        }),
      ];
