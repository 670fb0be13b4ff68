/**
 * The app's frame: the page, and the navigation beneath it, or as a rail at the left from 900 px up and on a phone
 * lying down. Only the page scrolls, so bars stay under the thumb.
 */
import { createContext, For, type JSX } from 'solid-js';
import { t } from '../i18n/index.ts';
import { cx } from './cx.ts';
import s from './frame.module.css';
import { Icon, type IconName } from './icons/icon.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** How much waits there for the reader: a mark on the icon. */
  readonly badge?: number;
}

/** Whether a frame stands around already: what stands in for a screen needs one of its own where none does. */
export const InFrame = createContext(false);

/** `strip` stands over every page, or at the head of the rail. */
export function Frame(props: { strip?: JSX.Element; nav?: JSX.Element; children: JSX.Element }) {
  return (
    <InFrame.Provider value={true}>
      <div class={cx(s.frame, props.strip !== undefined && s.under)}>
        {props.strip}
        <main class={s.main} id="page">
          {props.children}
        </main>
        {props.nav}
      </div>
    </InFrame.Provider>
  );
}

/** Five ways at most, each an icon with its word. `at` is the address shown; the longest matching way is the active one. */
export function Nav(props: { label: string; items: readonly NavItem[]; at: string }) {
  const active = () =>
    props.items
      .filter(({ href }) => props.at === href || props.at.startsWith(href.endsWith('/') ? href : `${href}/`))
      .reduce((best, { href }) => (href.length > best.length ? href : best), '');
  const on = (item: NavItem) => item.href === active() && (item.href !== '/' || props.at === '/');
  return (
    <nav class={s.nav} aria-label={props.label}>
      <a class={s.skip} href="#page" data-plain>
        {t('Skip to the page')}
      </a>
      <For each={props.items}>
        {(item) => (
          <a
            class={cx(s.way, on(item) && s.on)}
            href={item.href}
            aria-current={on(item) ? 'page' : undefined}
          >
            <Icon name={item.icon} size={25} stroke={1.5} />
            <span>{item.label}</span>
            {item.badge ? (
              <b class={s.badge}>
                <span class="unseen">, </span>
                {item.badge > 9 ? '9+' : item.badge}
                <span class="unseen"> {t('waiting')}</span>
              </b>
            ) : null}
          </a>
        )}
      </For>
    </nav>
  );
}
