/** The walks through the app whose pictures docs/screens/ keeps. */
import type { Page } from '@playwright/test';

export interface Stop {
  /** Two digits: the order of the pictures in the folder. */
  readonly number: string;
  readonly name: string;
  /** Goes to the stop, from wherever the one before left the page. */
  readonly reach: (page: Page) => Promise<unknown>;
}

export interface Flow {
  readonly name: string;
  readonly stops: readonly Stop[];
}

export const flows: readonly Flow[] = [
  { name: 'first', stops: [{ number: '01', name: 'home', reach: (page) => page.goto('/') }] },
];
