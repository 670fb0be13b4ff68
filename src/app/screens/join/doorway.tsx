/** The frame of founding and joining: no ways along the foot, and only in the tab that holds the campaigns. */
import { Outlet } from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import { OneTab } from '../../campaign/tabs.tsx';
import { Frame } from '../../ui/frame.tsx';

export default function Doorway(): JSX.Element {
  return (
    <OneTab>
      <Frame>
        <Outlet />
      </Frame>
    </OneTab>
  );
}
