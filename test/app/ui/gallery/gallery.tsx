/**
 * Every part of `src/app/ui` in its states, in the app's own frame. Each group is a page of it; the part after `#` of the
 * address says which. Its words are for developers and are not translated; what a part says by itself is.
 */
import { createSignal, onCleanup } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Actions } from '../../../../src/app/ui/actions.tsx';
import { Button } from '../../../../src/app/ui/button.tsx';
import { Frame, Nav, type NavItem } from '../../../../src/app/ui/frame.tsx';
import { Page } from '../../../../src/app/ui/page.tsx';
import { Toasts } from '../../../../src/app/ui/toasts.tsx';
import { TopBar } from '../../../../src/app/ui/top-bar.tsx';
import { Controls } from './controls.tsx';
import { DiceAndCharts } from './dice.tsx';
import s from './gallery.module.css';
import { Lists } from './lists.tsx';
import { Look } from './look.tsx';
import { Pages } from './pages.tsx';
import { SignsAndMeasures } from './signs.tsx';

export const groups = {
  controls: { title: 'Controls', icon: 'settings', Body: Controls },
  lists: { title: 'Lists', icon: 'chronicle', Body: Lists },
  dice: { title: 'Dice', icon: 'dice', Body: DiceAndCharts },
  signs: { title: 'Signs', icon: 'realm', Body: SignsAndMeasures },
  pages: { title: 'Pages', icon: 'copy', Body: Pages },
} as const;
export type Group = keyof typeof groups;

const names = Object.keys(groups) as Group[];
const items: readonly NavItem[] = names.map((name) => ({
  href: `#${name}`,
  label: groups[name].title,
  icon: groups[name].icon,
  ...(name === 'lists' && { badge: 3 }),
  ...(name === 'dice' && { badge: 12 }),
}));

export function Gallery() {
  const [group, setGroup] = createSignal<Group>('controls');
  /** Other addresses, as that of the skip link, leave the group as it is. */
  const follow = (): void => {
    const named = names.find((name) => `#${name}` === location.hash);
    if (named) setGroup(named);
  };
  follow();
  addEventListener('hashchange', follow);
  onCleanup(() => removeEventListener('hashchange', follow));
  const next = () => names[(names.indexOf(group()) + 1) % names.length] ?? 'controls';
  return (
    <Frame
      strip={<p class={s.strip}>The parts of the app, in development only</p>}
      nav={<Nav label="Groups" items={items} at={`#${group()}`} />}
    >
      <Page
        bar={<TopBar title={groups[group()].title} note="The parts of Realmbook" back="/" />}
        foot={
          <Actions note={`After this: ${groups[next()].title}`}>
            <Button kind="filled" icon="forward" href={`#${next()}`}>
              Next group
            </Button>
          </Actions>
        }
      >
        <Look />
        <Dynamic component={groups[group()].Body} />
      </Page>
      <Toasts />
    </Frame>
  );
}
