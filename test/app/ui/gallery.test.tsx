/** The gallery shows every part of `src/app/ui`, by keys too, and a reader’s rules hold nothing against it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import axe from 'axe-core';
import { type Component, DEV } from 'solid-js';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prefer, preferences } from '../../../src/app/preferences.ts';
import { gameIcons } from '../../../src/app/ui/icons/game-names.ts';
import { lines } from '../../../src/app/ui/icons/lines.ts';
import { Gallery, type Group, groups } from './gallery/gallery.tsx';

const before = preferences();
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  prefer(before);
});
const names = Object.keys(groups) as Group[];
const over = ['SheetDialog', 'ConfirmDialog', 'ConfirmDialog, danger'];

function show(group: Group): void {
  history.replaceState(null, '', `/#${group}`);
  render(() => <Gallery />);
}

async function open(name: string): Promise<HTMLElement> {
  show('pages');
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
}

/** Every component that a file of the folder exports, by its name. Read from disk: a glob is kept with this file's transform. */
const folder = join(process.cwd(), 'src/app/ui');
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => import(/* @vite-ignore */ join(folder, file)) as Promise<Record<string, unknown>>);
const parts = new Map(
  (await Promise.all(modules)).flatMap((module) =>
    Object.entries(module).filter(([name, part]) => /^[A-Z]/.test(name) && typeof part === 'function'),
  ),
);

/** Solid tells a developer’s tools of each component as it is made. */
const made: { component?: Component }[] = [];
beforeAll(() => {
  if (!DEV) throw new Error('These tests need Solid’s development build.');
  const { hooks } = DEV;
  const { afterCreateOwner } = hooks;
  hooks.afterCreateOwner = (owner) => made.push(owner as { component?: Component });
  return () => {
    hooks.afterCreateOwner = afterCreateOwner ?? null;
  };
});

test('every part that is exported is shown', async () => {
  expect([...parts.keys()]).toContain('Button');
  made.length = 0;
  for (const group of names) {
    show(group);
    cleanup();
  }
  for (const name of over) {
    await open(name);
    cleanup();
  }
  const shown = new Set<unknown>(made.map(({ component }) => component));
  expect([...parts].filter(([, part]) => !shown.has(part)).map(([name]) => name)).toEqual([]);
});

test('every icon is shown', () => {
  show('signs');
  for (const name of [...gameIcons, ...Object.keys(lines)]) expect(screen.getAllByText(name)).toBeTruthy();
});

test.each(names)('%s: every control is reached by keys', (group) => {
  show(group);
  const controls = document.querySelectorAll<HTMLElement>(
    'button:enabled, a[href], input:enabled, select, textarea, [role=spinbutton]',
  );
  expect(controls.length).toBeGreaterThan(10);
  // A toolbar and a spin button have one stop, and keys for the rest.
  const reached = (one: HTMLElement): boolean =>
    one.tabIndex >= 0 || one.parentElement?.querySelector('[tabindex="0"]') !== null;
  const inert = (one: HTMLElement): boolean => one.closest('[inert]') !== null;
  expect([...controls].filter((one) => !inert(one) && !reached(one)).map((one) => one.outerHTML)).toEqual([]);
});

/** Colours are looked at in the browser. */
async function faults(): Promise<readonly string[]> {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each(names)('%s: a reader’s rules hold nothing against it', async (group) => {
  show(group);
  expect(await faults()).toEqual([]);
});

test.each(over)('%s: a reader’s rules hold nothing against it, and Escape closes it', async (name) => {
  const dialog = await open(name);
  expect(await faults()).toEqual([]);
  // Escape reaches the page as this.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('theme and text size are the app’s own preferences', () => {
  show('controls');
  fireEvent.click(screen.getByRole('radio', { name: 'Candlelight' }));
  fireEvent.click(screen.getByRole('radio', { name: '135%' }));
  expect(preferences()).toMatchObject({ theme: 'candle', textSize: 135 });
});
