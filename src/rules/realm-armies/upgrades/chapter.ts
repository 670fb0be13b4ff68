/** Upgrades: what is built on tiles. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { holding, isCoast, isLand, piecesLeft } from '../queries.ts';
import type { State } from '../state.ts';
import { workIn } from '../works.ts';
import { build } from './build.ts';
import { upgradeChanges, upgradeShapes } from './changes.ts';
import { building, finish } from './finish.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  const { stage, turn } = state;
  if (stage !== 'season' || turn.phase !== 'upgrades') return [];
  const { open } = build.offered(state, seat);
  const late = building(state).filter((each) => each === seat || turn.absent[each] !== undefined);
  const treasury = state.realms[seat]?.treasury ?? 0;
  const found: Task[] = [];
  if (open)
    found.push({
      kind: 'may',
      rule: 'ra.upgrade',
      title: say('Build on your tiles'),
      why: say('Empire points in the treasury: {treasury}', { treasury }),
      icon: 'castle',
      order: { id: 'build' },
      ...(late.includes(seat) ? {} : { aside: true }),
    });
  for (const each of late)
    found.push({
      // No player is hurried on while they, or an absent player, may still build.
      kind: each === seat && !open ? 'asked' : 'may',
      rule: 'ra.upgrade.finished',
      title: each === seat ? say('Done building') : say('{seat} is done building', { seat: each }),
      icon: 'tower-flag',
      order: { id: 'finish', args: { turn: turn.number, seat: each } },
      ...(each === seat ? { onward: true } : {}),
    });
  if (piecesLeft(state, 'fortress') === 0)
    found.push({
      kind: 'mind',
      rule: 'ra.upgrade.pieces',
      title: say('There is no fortress left in the box'),
      icon: 'castle',
    });
  return found;
}

export const upgradeSentences = {
  built: (told) =>
    byWord('cost', {
      1: '{seat} builds {what} in {tile}, for one empire point.',
      else: '{seat} builds {what} in {tile}, for {cost} empire points.',
    })({ ...told, what: workIn(told, 'what') }),
  finished: sentence('{seat} is done building.'),
} satisfies Sentences;

export const upgradesChapter = {
  orders: [build, finish],
  shapes: upgradeShapes,
  changes: upgradeChanges,
  sentences: upgradeSentences,
  tasks,
  quiet: { finish: 'rare' },
  invariants: (state) => [
    ...(Object.keys(state.tiles) as TileId[]).flatMap((tile) => {
      const { owner, work, mine, port } = holding(state, tile);
      const ground = state.map.tiles[tile];
      return [
        ...(isLand(state, tile) ? [] : [`${tile} is held, and no land`]),
        ...(owner === null || state.realms[owner] ? [] : [`${tile} is held by nobody known`]),
        ...(ground === 'swamp' && (mine || work === 'fortress' || work === 'citadel')
          ? [`${tile} is a swamp, and built on`]
          : []),
        ...(work === 'town' && ground !== 'farm' ? [`${tile} is a town without fields`] : []),
        ...(port && !isCoast(state, tile) ? [`${tile} is a port without a sea`] : []),
      ];
    }),
    // A realm's one capital: conquest can never bring a second, since walls come down as they are taken.
    ...state.seats.flatMap((seat) =>
      Object.values(state.tiles).filter(({ owner, work }) => owner === seat && work === 'citadel').length > 1
        ? [`${seat} has two capitals`]
        : [],
    ),
  ],
} satisfies Chapter;
