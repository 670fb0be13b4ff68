/** How bots fight on the table: a field rolled, hours ticked off, percentages made up, the wounded gathered by their books. */
import type { Json } from '../../../kernel/json.ts';
import { pick } from '../../../kernel/probing.ts';
import type { Question, Seat } from '../../../kernel/question.ts';
import { hirelings } from '../court/loyalty.ts';
import { battlesOf } from '../map/sides.ts';
import { peopleIn } from '../map/talents.ts';
import { columnAt } from '../map/terrain.ts';
import { hourNow } from '../tabletop/day.ts';
import { approaches, fieldOf, sideOf } from '../tabletop/queries.ts';
import { ends } from '../tabletop/result.ts';
import { barriers, type Fought, spoils } from '../tabletop/state.ts';
import { type Game, give, offer, stateOf, write } from './game.ts';
import { raise } from './peoples.ts';
import { tease } from './probe.ts';

/** What the books answer, and who wins pursues; the rest is left to chance. */
const byBook =
  (game: Game) =>
  (question: Question): Json | undefined => {
    if (question.label.endsWith('pursue')) return 'pursue';
    const book = game.books.get(question.by);
    return question.ask === 'declare' && book
      ? game.ruleset.ledgers.claim(book, question.claim, question.about, stateOf(game))
      : undefined;
  };

/** Half the battles between players are fought with models, and every pincer; one in six of them is put off. The wounded never wait. */
export function fightOnTable(game: Game, seat: Seat): void {
  const { options } = stateOf(game);
  if (!options.parts.tabletop) return;
  for (const { kind, attacker } of Object.values(stateOf(game).encounters))
    if (kind === 'siege' && attacker === seat && game.source(4) === 0) tease(game, seat, 'arrange-battle');
  for (const { id } of battlesOf(stateOf(game), seat)) {
    const encounter = stateOf(game).encounters[id];
    if (!encounter) continue;
    const pincers = approaches(stateOf(game), encounter).size > 1;
    const between = encounter.defender !== 'independent';
    if (!pincers && !hungry(game, encounter.tile) && game.source(between ? 2 : 4) > 0) continue;
    arrange(game, seat, id);
    if (game.source(6) > 0) play(game, seat, id);
  }
  for (const other of stateOf(game).seats) {
    raise(game, other);
    gather(game, other);
  }
  for (const [captive, { banner }] of Object.entries(stateOf(game).tabletop.captives)) {
    // Goblins keep theirs for supper.
    if (banner && peopleIn(stateOf(game), banner) === 'goblinoids') continue;
    // Others keep some for a ransom.
    if (game.source(2) === 0) continue;
    offer(game, seat, 'execute', { captive });
    tease(game, seat, 'execute');
  }
}

/** Goblins like a battle on the table: it leaves prisoners. */
const hungry = (game: Game, tile: string): boolean =>
  Object.entries(stateOf(game).banners).some(
    ([id, banner]) => banner.tile === tile && peopleIn(stateOf(game), id) === 'goblinoids',
  );

function arrange(game: Game, seat: Seat, encounter: string): void {
  const { source } = game;
  const { tile } = stateOf(game).encounters[encounter] ?? {};
  if (!tile) return;
  offer(game, seat, 'arrange-battle', { encounter, date: 'Saturday', place: '' });
  const column = columnAt(stateOf(game), tile);
  if (source(8) === 0) tease(game, seat, 'roll-terrain');
  offer(game, seat, 'roll-terrain', { encounter, column, features: 1 + source(4) });
  if (source(2) === 0) {
    const barrier = pick(barriers, source);
    offer(game, seat, 'agree-field', { encounter, barrier, scenery: { hill: 10, bridge: 15, half: 25 } });
  }
  offer(game, seat, 'roll-hour', { encounter });
}

function play(game: Game, seat: Seat, encounter: string): void {
  for (let hour = fieldOf(stateOf(game), encounter).hour ?? 16; hour <= 16; hour++) {
    for (const { from, comes, due } of fieldOf(stateOf(game), encounter).contingents)
      if (comes === null && due <= hourNow(fieldOf(stateOf(game), encounter)))
        offer(game, seat, 'roll-arrival', { encounter, from });
    offer(game, seat, 'mark-hour', { encounter, hour });
  }
  for (const { id: banner } of hirelings(stateOf(game), encounter))
    offer(game, seat, 'waver', { encounter, banner, goes: game.source(3) > 0 ? 'over' : 'away' });
  settle(game, seat, encounter);
}

/** An assault with models, and the wounded of it. */
export function stormOnTable(game: Game, seat: Seat, siege: string): void {
  settle(game, seat, siege);
  for (const other of stateOf(game).seats) gather(game, other);
}

function settle(game: Game, seat: Seat, encounter: string): void {
  fell(game, encounter);
  const end = pick(ends, game.source);
  const holds = { hills: game.source(2), bridges: 0, halves: game.source(2) };
  const picked = pick(['attacker', 'defender'] as const, game.source);
  const laden = burdened(game, encounter);
  const loser = laden ?? picked;
  const nothing = { hills: 0, bridges: 0, halves: 0 };
  const holding =
    game.source(2) === 0 ? { attacker: holds, defender: nothing } : { attacker: nothing, defender: holds };
  const args = {
    encounter,
    end,
    walls: stateOf(game).encounters[encounter]?.kind === 'siege',
    loser,
    scattered: game.source(2) === 0 || laden !== undefined,
    holds: holding,
  };
  if (game.ruleset.orders['table-result']?.offered(stateOf(game), seat, args).open)
    give(game, seat, 'table-result', args, byBook(game));
  if (game.source(2) === 0)
    offer(game, seat, 'take-spoils', {
      battle: encounter,
      items: [{ kind: pick(spoils, game.source), name: 'Old Bess' }],
    });
}

/** The side with prisoners in its train: it loses the battle, and them. */
function burdened(game: Game, encounter: string): 'attacker' | 'defender' | undefined {
  const { encounters, tabletop, banners } = stateOf(game);
  const { tile, attacker, defender } = encounters[encounter] ?? {};
  const holders = Object.values(tabletop.captives).flatMap(({ holder, banner }) =>
    banner !== null && banners[banner]?.tile === tile ? [holder] : [],
  );
  if (attacker !== undefined && holders.includes(attacker)) return 'attacker';
  return defender !== undefined && holders.some((holder) => holder === defender) ? 'defender' : undefined;
}

/** Every owner enters their fallen: some of each unit, and their leaders. */
function fell(game: Game, battle: string): void {
  const { source } = game;
  const encounter = stateOf(game).encounters[battle];
  if (!encounter) return;
  for (const seat of [encounter.attacker, encounter.defender])
    for (const [banner, contents] of Object.entries(game.books.get(seat)?.banners ?? {})) {
      if (stateOf(game).banners[banner]?.tile !== encounter.tile) continue;
      const units = Object.fromEntries(
        contents.units.map(({ id, models }) => [
          id,
          { lost: source(Math.floor(models / 3) + 1), routed: source(4) === 0 },
        ]),
      );
      const characters = contents.characters.map(({ id }) => id);
      const points = source(Math.floor(contents.points / 3) + 1);
      write(game, seat, {
        write: 'casualties',
        battle,
        banner,
        units,
        characters,
        points,
        routed: source(points + 1),
      });
    }
}

function gather(game: Game, seat: Seat): void {
  for (const [battle, fought] of Object.entries(stateOf(game).tabletop.fought))
    if (sideOf(fought, seat) !== undefined && !fought.recovered.includes(seat))
      give(game, seat, 'gather-wounded', { battle }, taken(game, fought));
}

/** Stays on the field, on the chart of fallen characters. */
const captured = 5;
/** The dice of the fallen; what lies before goblins is always dragged off, for their larders are seldom full. */
function taken(game: Game, { attackers, defenders }: Fought): ReturnType<typeof byBook> {
  const goblins = [...attackers, ...defenders].some((id) => peopleIn(stateOf(game), id) === 'goblinoids');
  return (question) =>
    goblins && question.rule === 'me.tabletop.fate' ? [captured] : byBook(game)(question);
}
