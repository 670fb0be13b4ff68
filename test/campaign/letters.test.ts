import { expect, test } from 'vitest';
import { giveOrder } from '../../src/campaign/acts.ts';
import { lettersIn, wordsOf, writable } from '../../src/campaign/letters.ts';
import type { Session } from '../../src/campaign/session.ts';
import { sendLetter } from '../../src/campaign/write-letter.ts';
import { chanceOf, meet, table } from './table.ts';

const words = 'Meet me at the old mill, and bring no torches';

async function written() {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as readonly [Session, Session, Session];
  const letter = await sendLetter(a, 'azure', 'gules', words, chanceOf('letter'));
  await meet(a, b, c);
  return { a, b, c, letter };
}
const reads = (session: Session, letter: string): string | undefined => {
  const book = session.view()?.book;
  return book && wordsOf(book, session.ring(), letter);
};

test('campaign.letter: its writer and its reader can read it, nobody else has the words', async () => {
  const { a, b, c, letter } = await written();
  expect([reads(a, letter), reads(b, letter), reads(c, letter)]).toEqual([words, words, undefined]);
  expect(JSON.stringify([...c.chains().values()])).not.toContain('old mill');
  expect(JSON.stringify(c.view()?.tellings)).not.toContain('old mill');
  expect(lettersIn(c.view()?.book as never)).toEqual([{ entry: letter, from: 'azure', to: ['gules'] }]);
});

test('campaign.letter: everybody is told that it was written, and the table lies as it lay', async () => {
  const { a, b, c, letter } = await written();
  for (const one of [a, b, c])
    expect(one.view()?.tellings.find(({ entry }) => entry === letter)).toMatchObject({
      kind: 'letter',
      seat: 'azure',
      to: ['gules'],
    });
  expect(new Set([a, b, c].map((one) => one.view()?.fingerprint)).size).toBe(1);
  const before = a.view()?.table.rules;
  await sendLetter(b, 'gules', 'azure', 'I shall be there', chanceOf('answer'));
  await meet(a, b);
  expect(a.view()?.table.rules).toEqual(before);
});

test('campaign.letter: it may be written while it is another’s turn, and on any page', async () => {
  const { a, b, c } = await written();
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  await meet(a, b, c);
  const late = await sendLetter(c, 'or', 'azure', 'And I?', chanceOf('late'));
  await meet(a, b, c);
  expect(reads(a, late)).toBe('And I?');
  expect(reads(b, late)).toBeUndefined();
});

test('campaign.letter: a seat that nobody holds cannot be written to, nor for a seat of another phone', async () => {
  const { a, b } = await written();
  expect(writable(a.view()?.book as never, 'azure')).toEqual(['gules', 'or']);
  await expect(sendLetter(b, 'azure', 'or', 'From Anna, truly', chanceOf('x'))).rejects.toThrow();
  await expect(sendLetter(a, 'azure', 'vert', 'To nobody', chanceOf('y'))).rejects.toThrow();
});
