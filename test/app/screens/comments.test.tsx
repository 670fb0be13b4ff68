import '../host/phone.ts';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { commentsOn } from '../../../src/app/screens/campaign/chronicle/comments.ts';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { addNote } from '../../../src/campaign/acts.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import { arrived, showInside } from '../host/inside.tsx';
import { openSheet } from '../sheet.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const line = (entry: string, about?: string): Telling => ({
  entry,
  seat: 's1',
  kind: 'note',
  id: 'note',
  args: null,
  at: {},
  done: true,
  asked: [],
  notes: [],
  changes: [],
  flags: [],
  text: entry,
  ...(about === undefined ? {} : { about }),
});

test('a word about a word stands under the line that began it; what speaks of nothing at hand stands alone', () => {
  const under = commentsOn([line('a'), line('b', 'a'), line('c', 'b'), line('d', 'long ago')]);
  expect([...under].map(([entry, comments]) => [entry, comments.map((one) => one.entry)])).toEqual([
    ['a', ['b', 'c']],
  ]);
});

test('a line is commented from its sheet, and the comment stands under it', async () => {
  const { host } = await arrived(0);
  await addNote(host, 's1', 'The founding feast lasted three days.');
  await showInside(host, 'chronicle', ChronicleScreen);
  fireEvent.click(await screen.findByRole('button', { name: 'The founding feast lasted three days.' }));
  const sheet = await openSheet();
  fireEvent.input(within(sheet).getByPlaceholderText('Add a note to this entry'), {
    target: { value: 'Nobody paid for the wine.' },
  });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add the note' }));
  const list = await waitFor(() => {
    const found = document.querySelector('article ul');
    if (!found) throw new Error('not yet');
    return found as HTMLElement;
  });
  expect(list.getAttribute('aria-label')).toBe('Players’ notes');
  expect(list.textContent).toContain('Nobody paid for the wine.');
  expect(document.querySelectorAll('article')).toHaveLength(1);
  expect(host.view()?.tellings.at(-1)?.about).toBe(host.view()?.tellings.at(-2)?.entry);
});
