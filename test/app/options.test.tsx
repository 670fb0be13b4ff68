/** Each option of each book stands on the page of a founding with what it means, and is chosen there. */
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, describe, expect, test } from 'vitest';
import { speak } from '../../src/app/i18n/index.ts';
import { OptionFields } from '../../src/app/rulesets/parts/option-fields.tsx';
import { chosenWords } from '../../src/app/rulesets/parts/option-words.ts';
import { chosen, foundingOf } from '../../src/app/rulesets/parts/options.tsx';
import type { Json } from '../../src/kernel/json.ts';
import { matters, places, put, type Table, usual, valueIn } from '../../src/kernel/options.ts';
import { table as chronopia } from '../../src/rules/chronopia/options.ts';
import { table as empires } from '../../src/rules/mighty-empires/options.ts';
import { table as ninth } from '../../src/rules/ninth-age/options.ts';
import { table as armies } from '../../src/rules/realm-armies/options.ts';

afterEach(async () => {
  cleanup();
  await speak('en');
});

const books: readonly (readonly [string, Table])[] = [
  ['Mighty Empires', empires],
  ['The 9th Age', ninth],
  ['Chronopia', chronopia],
  ['Realm Armies', armies],
];

describe.each(books)('%s', (_, table) => {
  const drawn = places(table).filter(({ row }) => !row.elsewhere);
  const shown = () => {
    const [options, setOptions] = createSignal<Json>({});
    const Founding = foundingOf(table);
    render(() => <Founding options={options()} onChange={setOptions} />);
    fireEvent.click(screen.getByRole('button', { name: /^Everything else is fine as it is/ }));
    const rulings = screen.queryByRole('button', { name: /^Rulings/ });
    if (rulings) fireEvent.click(rulings);
    return () => chosen(table, options());
  };

  test('every switch, choice and number is there, with a line of what it means', () => {
    shown();
    for (const place of drawn.filter((each) => matters(usual(table), each))) {
      const { row } = place;
      if ('on' in row) {
        const control = screen.getByRole('switch', { name: row.text });
        expect(control.getAttribute('aria-checked')).toBe(String(valueIn(usual(table), place) === row.on[0]));
        expect(screen.getByText(row.why as string)).toBeTruthy();
      } else if ('choices' in row) {
        const many = Object.keys(row.choices).length > 3;
        const group = many
          ? screen.getByRole('combobox', { name: row.text })
          : screen.getByRole('group', { name: row.text });
        for (const [label] of Object.values(row.choices)) expect(group.textContent).toContain(label);
        const says = row.choices[String(valueIn(usual(table), place))]?.[1];
        if (says && row.why === undefined)
          expect(screen.getByText(new RegExp(`^${says.replace(/[+.]/g, '\\$&')}\\.$`, 'i'))).toBeTruthy();
      } else expect(screen.getAllByRole('spinbutton', { name: row.text }).length).toBeGreaterThan(0);
    }
  });

  test('each switch turns its own option, and nothing else', () => {
    const options = shown();
    let expected = usual(table);
    for (const place of drawn) {
      if (!('on' in place.row) || !matters(expected, place)) continue;
      fireEvent.click(screen.getByRole('switch', { name: place.row.text }));
      const other = valueIn(expected, place) === place.row.on[0] ? place.row.off : place.row.on;
      expected = put(expected, place, other[0]);
      expect(options()).toEqual(expected);
    }
    expect(screen.getByRole('button', { name: /^Everything else, as you chose it/ })).toBeTruthy();
  });

  test('a number that may be none goes there by its stepper, and all else stays as it was', () => {
    const options = shown();
    const turned = drawn.find(({ row }) => 'on' in row && row.later) ?? drawn.find(({ row }) => 'on' in row);
    fireEvent.click(screen.getByRole('switch', { name: turned?.row.text ?? '' }));
    let expected = options();
    expect(expected).not.toEqual(usual(table));
    for (const place of drawn) {
      const { row } = place;
      if (!('none' in row) || !matters(expected, place)) continue;
      const [spin] = screen.getAllByRole('spinbutton', { name: row.text });
      fireEvent.keyDown(spin as HTMLElement, { key: 'Home' });
      expect(options()).toEqual(put(expected, place, row.none?.[0] ?? null));
      expect(spin?.getAttribute('aria-valuetext')).toBe(row.none?.[1]);
      fireEvent.keyDown(spin as HTMLElement, { key: 'End' });
      expected = put(expected, place, row.to);
      expect(options()).toEqual(expected);
    }
  });

  test('a change during play shows what may be changed, and nothing else', () => {
    render(() => (
      <OptionFields table={table} options={usual(table) as never} later onChange={() => undefined} />
    ));
    const asked = drawn.filter((each) => each.later && matters(usual(table), each));
    const controls = ['switch', 'combobox', 'group', 'spinbutton'].flatMap((role) =>
      screen.queryAllByRole(role),
    );
    expect(controls).toHaveLength(asked.length);
  });

  test('what is told beside a rule follows what was chosen', () => {
    for (const place of places(table)) {
      const name = place.row.bears ? place.name : place.group && table[place.group]?.bears && place.group;
      if (!name) continue;
      const row = place.row;
      const values =
        'on' in row
          ? [row.on[0], row.off[0]]
          : 'choices' in row
            ? Object.keys(row.choices)
            : [row.from, row.to];
      const told = values.map((value) => chosenWords(table, put(usual(table), place, value), name));
      const hidden = 'when' in row && row.when !== undefined && !matters(usual(table), place);
      expect(told).not.toContain(undefined);
      expect(new Set(told).size).toBe(hidden ? 1 : values.length);
    }
  });
});

test('what was chosen by none of these books is as usual', () => {
  expect(chosen(empires, null)).toEqual(usual(empires));
  expect(chosen(empires, { points: 'many' })).toEqual(usual(empires));
});
test('numbers are told with their thousands apart, and in both forms', () => {
  expect(chosenWords(ninth, { ...usual(ninth), standard: 3000 }, 'standard')).toBe('battles of 3,000 points');
  expect(chosenWords(armies, { ...usual(armies), costs: { army: 7, fleet: 4, port: 3 } }, 'costs')).toBe(
    'an army costs 7, a fleet costs 4, a port costs 3',
  );
  expect(chosenWords(empires, usual(empires), 'strength')).toBe(
    'every realm musters the same, 4,000 points each',
  );
});

test('in German the words of a book stay English, and so do their numbers', async () => {
  await speak('de');
  const [options, setOptions] = createSignal<Json>({});
  const Founding = foundingOf(empires);
  render(() => <Founding options={options()} onChange={setOptions} />);
  const fold = screen.getByRole('button', { name: /^Everything else is fine as it is/ });
  expect(fold.textContent).toContain('4,000 points each');
  fireEvent.click(fold);
  expect(screen.getByRole('switch', { name: 'Ships' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'How the map is made' }).textContent).toContain('Automatic');
  const points = screen.getByRole('spinbutton', { name: 'Points of each realm' });
  expect(points.getAttribute('aria-valuetext')).toBe('4,000');
});

describe('changed during play', () => {
  const heads = (table: Table): readonly (string | null)[] => {
    render(() => <OptionFields table={table} options={usual(table)} later onChange={() => undefined} />);
    return screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  };
  test('what stands under a heading stands there too, though its first options are settled for good', () =>
    expect(heads(armies)).toEqual(['how long', 'prices', 'Rulings']));
  test('options that stand together alone have the title of the page over them, and no other', () =>
    expect(heads(ninth)).toEqual([]));
});
