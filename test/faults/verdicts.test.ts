import { describe, expect, test } from 'vitest';
import { verdictFindings } from '../../scripts/checks/verdicts.ts';

/** A rule, its order, and what the rules themselves make of it. */
const rules = [
  {
    path: 'src/rules/book/scouting.ts',
    code: `
      import { against, define } from './define.ts';
      import { reachable } from './tiles.ts';
      export const keepsScouts = (state, banner) =>
        state.banners[banner].sent ? against('scout', 'sent') : reachable(state, banner);
      export function unscoutable(state, banner, tile) {
        return state.tiles[tile].known ? against('scout', 'known') : undefined;
      }
      export const maySail = (state, ship) => state.ships[ship].sails;
      export const notIn = (state, phase) => (state.phase === phase ? undefined : against('phase', 'late'));
      export const aims = (state, banner) => state.around(banner).filter((tile) => !unscoutable(state, banner, tile));
      export const anyAim = (state) => state.all.some((banner) => aims(state, banner).length > 0);
      const sunk = (state, ship) => state.ships[ship].sunk;
      export const scout = define({
        *asks(state, seat) {
          const ship = yield* pick('ship', { against: (one) => (maySail(state, one) ? undefined : against('sea', 'no')) });
          const banner = yield* mine(state, (one) => keepsScouts(state, one));
          const tile = yield* pick('tile', { against: (one) => tooFar(one) ?? unscoutable(state, banner, one) });
          const phase = yield* given('phase', { against: (one) => notIn(state, one) });
          yield* unlessAny(sunk(state, ship), state.over && against('over', 'over'));
          return { banner, tile };
        },
        brief: (state, { banner, tile }) => ({ odd: unscoutable(state, banner, tile) }),
      });`,
  },
  {
    path: 'src/rules/book/tiles.ts',
    code: 'export const reachable = (state, banner) => state.reach[banner];',
  },
  {
    path: 'src/rules/book/define.ts',
    code: `export { against } from '../../kernel/offers.ts'; export { unscoutable } from './scouting.ts';`,
  },
] as const;

const problems = (path: string, code: string) =>
  verdictFindings([...rules, { path, code }]).map(
    ({ path: where, line, problem }) => `${where}:${line} ${problem.split(':')[0]}`,
  );
const form = 'src/app/rulesets/book/map/form.tsx';
const task = 'src/rules/book/tasks/season.ts';

describe('a planted judgement of candidates is found', () => {
  test.each([
    [
      'by what `against` says',
      'unscoutable',
      'const open = tiles.filter((tile) => !unscoutable(state, id, tile));',
    ],
    [
      'by what a shared question is handed',
      'keepsScouts',
      'const idle = mine.filter((id) => keepsScouts(state, id));',
    ],
    [
      'by the yes or no that decides it',
      'maySail',
      'const sails = ships.filter((ship) => maySail(state, ship));',
    ],
    ['by a verdict handed on', 'unscoutable', 'const open = reject(tiles, unscoutable);'],
  ])('%s', (_, name, code) => {
    expect(problems(form, `import { ${name} } from '../../../../rules/book/scouting.ts';\n${code}`)).toEqual([
      `${form}:2 ${name} judges candidates`,
    ]);
  });

  test('by a sieve of the rules', () => {
    expect(
      problems(
        form,
        `import { aims } from '../../../../rules/book/scouting.ts';\nconst open = aims(state, id);`,
      ),
    ).toEqual([`${form}:2 aims sifts candidates by unscoutable`]);
  });

  test('under another name, and through a file that hands it on', () => {
    expect(
      problems(
        form,
        `import { unscoutable as shut } from '../../../../rules/book/define.ts';\nconst no = shut(s, b, t);`,
      ),
    ).toEqual([`${form}:2 shut judges candidates`]);
  });

  test('in a file that makes tasks', () => {
    const code = `import type { Task } from '../../../kernel/ruleset.ts';
      import { keepsScouts } from '../scouting.ts';
      export const scouts = (state): readonly Task[] => (keepsScouts(state, state.first) ? [] : [{ kind: 'may' }]);`;
    expect(problems(task, code)).toEqual([`${task}:3 keepsScouts judges candidates`]);
  });

  test('in a bot', () => {
    const bot = 'src/rules/book/bots/season.ts';
    const code = `import { keepsScouts } from '../scouting.ts';\nconst idle = keepsScouts(state, id);`;
    expect(problems(bot, code)).toEqual([`${bot}:2 keepsScouts judges candidates`]);
  });
});

describe('what judges no candidate is left alone', () => {
  test.each([
    ['a thing that its writer names', 'notIn', `const late = notIn(state, 'scouting');`],
    ['what rules conclude from a sieve', 'anyAim', 'const some = anyAim(state);'],
    ['the order itself', 'scout', 'const open = openOf(scout, state, seat, "tile");'],
  ])('%s', (_, name, code) => {
    expect(problems(form, `import { ${name} } from '../../../../rules/book/scouting.ts';\n${code}`)).toEqual(
      [],
    );
  });

  test('a fact of the table, though a verdict rests on it', () => {
    expect(
      problems(
        form,
        `import { reachable } from '../../../../rules/book/tiles.ts';\nconst far = !reachable(state, id);`,
      ),
    ).toEqual([]);
  });

  test('another function of the same name', () => {
    expect(
      problems(form, `import { unscoutable } from './words.ts';\nconst why = unscoutable(tile);`),
    ).toEqual([]);
  });
});
