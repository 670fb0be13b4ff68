import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BottomSheet } from '../../../src/app/ui/bottom-sheet.tsx';
import { Button } from '../../../src/app/ui/button.tsx';
import { ConfirmDialog, SheetDialog } from '../../../src/app/ui/dialog.tsx';
import { Field } from '../../../src/app/ui/field.tsx';
import { Nav } from '../../../src/app/ui/frame.tsx';
import { Guidon } from '../../../src/app/ui/heraldry/guidon.tsx';
import { ordinary } from '../../../src/app/ui/heraldry/ordinary.ts';
import { Shield } from '../../../src/app/ui/heraldry/shield.tsx';
import { tinctures } from '../../../src/app/ui/heraldry/tinctures.ts';
import { Sacks } from '../../../src/app/ui/pips.tsx';
import { Row, Rows } from '../../../src/app/ui/rows.tsx';
import { SearchField } from '../../../src/app/ui/search-field.tsx';
import { Segmented } from '../../../src/app/ui/segmented.tsx';
import { Stepper } from '../../../src/app/ui/stepper.tsx';
import { leavePage, Toasts, toast } from '../../../src/app/ui/toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function stepper(): { value: () => number } {
  const [value, setValue] = createSignal(3);
  render(() => <Stepper label="Archers" value={value()} min={0} max={20} onStep={setValue} />);
  return { value };
}

test('a stepper steps by tap, and stops at its ends', () => {
  const { value } = stepper();
  fireEvent.click(screen.getByRole('button', { name: 'More: Archers' }));
  expect(value()).toBe(4);
  for (let i = 0; i < 9; i++) fireEvent.click(screen.getByRole('button', { name: 'Less: Archers' }));
  expect(value()).toBe(0);
});

test('held, a stepper repeats, and the click that ends it counts no more', async () => {
  const { value } = stepper();
  const more = screen.getByRole('button', { name: 'More: Archers' });
  fireEvent.pointerDown(more, { button: 0 });
  await vi.advanceTimersByTimeAsync(420 + 75 * 3);
  fireEvent.pointerUp(more);
  fireEvent.click(more);
  const held = value();
  expect(held).toBe(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(value()).toBe(held);
});

test('a stepper is one spin button to keyboard and reader', () => {
  const { value } = stepper();
  const spin = screen.getByRole('spinbutton', { name: 'Archers' });
  fireEvent.keyDown(spin, { key: 'ArrowUp' });
  expect(value()).toBe(4);
  fireEvent.keyDown(spin, { key: 'PageUp' });
  expect(spin.getAttribute('aria-valuenow')).toBe('14');
  fireEvent.keyDown(spin, { key: 'End' });
  expect(value()).toBe(20);
});

test('a segment is a radio button of its group', () => {
  const pick = vi.fn();
  render(() => (
    <Segmented
      label="Paper"
      segments={[
        { value: 'day', label: 'Daylight' },
        { value: 'night', label: 'Candlelight' },
      ]}
      value="day"
      onPick={pick}
    />
  ));
  expect((screen.getByRole('radio', { name: 'Daylight' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Candlelight' }));
  expect(pick).toHaveBeenCalledWith('night');
});

test('a barred button can be reached, says why, and does nothing', () => {
  const tap = vi.fn();
  render(() => (
    <Button barred="Three banners still wait" onTap={tap}>
      Done
    </Button>
  ));
  const done = screen.getByRole('button', { name: 'Done' });
  fireEvent.click(done);
  expect(tap).not.toHaveBeenCalled();
  expect(done.title).toBe('Three banners still wait');
  expect((done as HTMLButtonElement).disabled).toBe(false);
});

test('a wrong field is told so in words', () => {
  render(() => <Field label="Realm" value="" onInput={() => undefined} error="A realm needs a name" />);
  const field = screen.getByRole('textbox', { name: 'Realm' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('A realm needs a name');
});

test('Escape empties a search', () => {
  const [words, setWords] = createSignal('siege');
  render(() => <SearchField label="Find" value={words()} onInput={setWords} />);
  fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Find' }), { key: 'Escape' });
  expect(words()).toBe('');
});

test('the navigation marks the nearest way, and the shelf only at home', () => {
  const [at, setAt] = createSignal('/charts/mighty-empires/route');
  render(() => (
    <Nav
      label="Realmbook"
      at={at()}
      items={[
        { href: '/', label: 'Shelf', icon: 'shelf' },
        { href: '/charts', label: 'Charts', icon: 'charts' },
      ]}
    />
  ));
  const current = (): string | null | undefined => document.querySelector('[aria-current=page]')?.textContent;
  expect(current()).toBe('Charts');
  setAt('/');
  expect(current()).toBe('Shelf');
  setAt('/found');
  expect(current()).toBeUndefined();
});

test('a way tells how much waits there, to the eye and to a reader', () => {
  render(() => (
    <Nav
      label="This campaign"
      at="/charts"
      items={[
        { href: '/today', label: 'Today', icon: 'today', badge: 2 },
        { href: '/map', label: 'Map', icon: 'map', badge: 0 },
      ]}
    />
  ));
  expect(screen.getByRole('link', { name: /^Today\W*2\s*waiting$/ }).textContent).toContain('2');
  expect(screen.getByRole('link', { name: 'Map' }).textContent).toBe('Map');
});

test('a toast goes by itself, unless it asks something', async () => {
  render(() => <Toasts />);
  const undo = vi.fn();
  toast('Copied');
  toast({ words: 'Banner 3 marched', action: { label: 'Undo', onTap: undo } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByText('Copied')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Banner 3 marched')).toBeNull();
});

test('as the page changes a toast goes, unless it carries Undo or tells of what led there', async () => {
  render(() => <Toasts />);
  toast('Copied');
  toast({ words: 'Banner 3 marched', action: { label: 'Undo', onTap: () => undefined } });
  await vi.advanceTimersByTimeAsync(2000);
  leavePage();
  expect(screen.queryByText('Copied')).toBeNull();
  expect(screen.getByText('Banner 3 marched')).toBeTruthy();
  toast('Struck off.');
  leavePage();
  expect(screen.getByText('Struck off.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2000);
  leavePage();
  expect(screen.queryByText('Struck off.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
});

test('the sheet opens by its handle and closes by Escape; what is hidden cannot be reached', () => {
  render(() => (
    <BottomSheet label="Thornford" peek={<p>Village</p>}>
      <button type="button">Raze</button>
    </BottomSheet>
  ));
  const hidden = (): boolean => {
    for (let part = screen.getByText('Raze').parentElement; part; part = part.parentElement)
      if (part.inert) return true;
    return false;
  };
  expect(hidden()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(hidden()).toBe(false);
  fireEvent.keyDown(screen.getByText('Village'), { key: 'Escape' });
  expect(hidden()).toBe(true);
});

test('a sheet with no more to show says so: its handle puts it away', () => {
  const away = vi.fn();
  render(() => <BottomSheet label="Thornford" peek={<p>Village</p>} onDismiss={away} />);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(away).toHaveBeenCalledOnce();
});

test('a question before what cannot be taken back is a dialog, answered in words', () => {
  const yes = vi.fn();
  const no = vi.fn();
  render(() => (
    <ConfirmDialog open title="Remove the campaign?" yes="Remove it" danger onYes={yes} onNo={no} />
  ));
  expect(screen.getByRole('dialog', { name: 'Remove the campaign?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(yes).toHaveBeenCalledOnce();
  // Escape, and the phone's own way to dismiss, reach the page as this.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(no).toHaveBeenCalledOnce();
});

test('a sheet that shows something else keeps the focus: at its title, where what had it is gone', async () => {
  const [asking, setAsking] = createSignal(false);
  render(() => (
    <SheetDialog open title="Anna" onClose={() => undefined}>
      <Show when={asking()} fallback={<Button onTap={() => setAsking(true)}>Leave for good…</Button>}>
        <Button>Stay</Button>
      </Show>
    </SheetDialog>
  ));
  const leave = screen.getByRole('button', { name: 'Leave for good…' });
  leave.focus();
  fireEvent.click(leave);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Anna' })));
  // What is still there keeps it.
  const stay = screen.getByRole('button', { name: 'Stay' });
  stay.focus();
  stay.append('!');
  await vi.waitFor(() => expect(document.activeElement).toBe(stay));
});

test('every tincture has a charge of its own, and shields and flags say their colour', () => {
  const box = { x: 0, y: 0, w: 20, h: 20 };
  expect(new Set(tinctures.map((tincture) => ordinary(tincture, box))).size).toBe(8);
  render(() => (
    <>
      <Shield tincture="gules" />
      <Guidon tincture="tenne" number={4} />
      <Sacks n={4} of={6} />
    </>
  ));
  expect(screen.getByRole('img', { name: 'red' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'orange banner 4' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '4 of 6 baggage' })).toBeTruthy();
});

test('rows to choose from: the one that is picked says so to a screen reader, too', () => {
  const [picked, setPicked] = createSignal('Ines');
  render(() => (
    <Rows label="Against whom">
      <Row title="Tom" current={picked() === 'Tom'} onTap={() => setPicked('Tom')} />
      <Row title="Ines" current={picked() === 'Ines'} onTap={() => setPicked('Ines')} />
    </Rows>
  ));
  const row = (name: string) => screen.getByRole('button', { name });
  expect(row('Ines').getAttribute('aria-current')).toBe('true');
  fireEvent.click(row('Tom'));
  expect(row('Tom').getAttribute('aria-current')).toBe('true');
  expect(row('Ines').hasAttribute('aria-current')).toBe(false);
});
