/** What stands around every screen: the frame of the shelf with its five ways, toasts, and the news of the app itself. */
import { Outlet, useLocation } from '@tanstack/solid-router';
import { createEffect, on } from 'solid-js';
import { stayAwake } from './device/awake.ts';
import { t } from './i18n/index.ts';
import { applyUpdate, offlineReady, updateReady } from './pwa/pwa.ts';
import { dressPage } from './theme/theme.ts';
import { Frame, Nav } from './ui/frame.tsx';
import { leavePage, Toasts, toast } from './ui/toasts.tsx';

export function Shell() {
  dressPage();
  stayAwake();
  const location = useLocation();
  createEffect(on(() => location().pathname, leavePage, { defer: true }));
  createEffect(
    on(updateReady, (ready) => {
      if (ready)
        toast({
          words: t('A new version of Realmbook is ready.'),
          icon: 'download',
          action: { label: t('Reload'), onTap: () => void update() },
        });
    }),
  );
  createEffect(
    on(offlineReady, (ready) => {
      if (ready) toast({ words: t('Realmbook now works without a network.'), icon: 'check' });
    }),
  );
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** Keeps backups first. Where that fails the new version is taken all the same: it may be what mends the storage. */
async function update(): Promise<void> {
  const { keepAll } = await import('./campaign/before-update.ts');
  await keepAll().catch(() => undefined);
  applyUpdate();
}

/** The frame of the screens that belong to no campaign. */
export function ShelfFrame() {
  const location = useLocation();
  return (
    <Frame
      nav={
        <Nav
          label={t('Realmbook')}
          at={location().pathname}
          items={[
            { href: '/', label: t('Shelf'), icon: 'shelf' },
            { href: '/charts', label: t('Charts'), icon: 'charts' },
            { href: '/dice', label: t('Dice'), icon: 'dice' },
            { href: '/names', label: t('Names'), icon: 'names' },
            { href: '/settings', label: t('Settings'), icon: 'settings' },
          ]}
        />
      }
    >
      <Outlet />
    </Frame>
  );
}
