/** Theme and text size on the page itself. The script in index.html takes the same decisions before the first paint. */
import { createEffect, createSignal } from 'solid-js';
import { preferences } from '../preferences.ts';

export type Theme = 'daylight' | 'candle';
const paper: Readonly<Record<Theme, string>> = { daylight: '#F6EFDF', candle: '#19140E' };

const dark = matchMedia('(prefers-color-scheme: dark)');
const [systemDark, setSystemDark] = createSignal(dark.matches);
dark.addEventListener('change', () => setSystemDark(dark.matches));

/** The theme in force now. */
export const theme = (): Theme => {
  const { theme: wished } = preferences();
  return wished === 'system' ? (systemDark() ? 'candle' : 'daylight') : wished;
};

/** Keeps the page in the theme and text size preferred. Call under an owner. */
export function dressPage(root: HTMLElement = document.documentElement): void {
  createEffect(() => {
    root.dataset.theme = theme();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper[theme()]);
  });
  createEffect(() => {
    const { textSize } = preferences();
    root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  });
}
