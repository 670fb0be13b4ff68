/** The foot of a page stays under the thumb, unless the page would hardly be seen for it. */
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import s from '../../../src/app/ui/page.module.css';
import { Page } from '../../../src/app/ui/page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [0.3, false],
  [0.5, true],
])('a foot that takes %f of the screen scrolls with the page: %s', async (share, tall) => {
  class Observer {
    readonly look: () => void;
    constructor(look: () => void) {
      this.look = look;
    }
    observe(foot: HTMLElement): void {
      foot.getBoundingClientRect = () => new DOMRect(0, 0, 390, innerHeight * share);
      this.look();
    }
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(() => (
    <Page foot={<button type="button">Go on</button>}>
      <p>Rows</p>
    </Page>
  ));
  await waitFor(() => expect(document.querySelector(`.${s.tall}`) !== null).toBe(tall));
});

test('a foot is made once, and is there only while it has something to say', () => {
  let made = 0;
  const Foot = () => {
    made++;
    return <button type="button">Go on</button>;
  };
  const [ready, setReady] = createSignal(false);
  render(() => (
    <Page foot={ready() && <Foot />}>
      <p>Rows</p>
    </Page>
  ));
  expect(screen.queryByRole('button')).toBeNull();
  setReady(true);
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
  expect(made).toBe(1);
  setReady(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what a page places outside its flow, unseen words as well, lies in what scrolls and makes no document longer', () => {
  const css = readFileSync('src/app/ui/page.module.css', 'utf8');
  const [, scroll = ''] = /\n?\.scroll \{([^}]*)\}/.exec(css) ?? [];
  expect(scroll).toMatch(/position: relative/);
});
