/** R26: what stands first within a page where nobody had seen the other. */
import { expect, test } from 'vitest';
import { meet, read, table } from './phones.ts';

/** Of three seats, on page 1: the third (2 + 1 = 3, 0 mod 3), the first, the second; on page 2 the second, the third, the first. */
test.each(['ABC', 'DEF', 'KLM', 'PQR', 'XYZ'])(
  'R26, H7: orders at one time go by the seats’ turns, whatever keys their devices have: %s',
  (names) => {
    const [first, second, third] = [...names] as [string, string, string];
    const t = table(names, `${first}: close start | ~\n${second}: | ~\n${third}: | ~`);
    const all = `${first}: order one | ~\n${second}: order two | ~\n${third}: order three | ~`;
    t.play(all);
    expect(t.pages(first)[1]).toBe('three one two');
    t.play(`${first}: close next | ~\n${second}: | ~\n${third}: | ~`);
    t.play(all.replaceAll('order ', 'order late-'));
    meet(...t.phones.values());
    for (const name of names) {
      const { entries } = read(t.phone(name)).pages[2] ?? { entries: [] };
      expect(
        entries.map(({ hash }) => ['late-one', 'late-two', 'late-three'].find((one) => t.at(one) === hash)),
      ).toEqual(['late-two', 'late-three', 'late-one']);
    }
  },
);
test('R26: what had seen another stands after it, whosever turn it is', () => {
  const t = table('ABC', 'A: close start | ~\nB: | ~\nC: | ~');
  t.play('B: order two | ~ |\nC: | ~ | order three');
  meet(...t.phones.values());
  expect(t.pages('A')[1]).toBe('two three');
});
