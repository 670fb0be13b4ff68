import { expect, test } from 'vitest';
import { watchInstallation } from '../../../src/app/pwa/install.ts';

interface Browser {
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
  readonly standalone?: boolean;
  readonly secure?: boolean;
}

function browser({ userAgent = '', maxTouchPoints = 5, standalone = false, secure = true }: Browser) {
  const window = Object.assign(new EventTarget(), {
    isSecureContext: secure,
    navigator: { userAgent, maxTouchPoints },
    matchMedia: () => ({ matches: standalone }),
  });
  return { window, installation: watchInstallation(window as unknown as Window) };
}

const offer = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => ({ outcome }),
  });

test.each<[string, Browser, string]>([
  ['an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)' }, 'ios'],
  [
    'an iPad that says Macintosh',
    { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 },
    'ios',
  ],
  ['a Mac', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 0 }, 'menu'],
  ['Firefox on Android', { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0' }, 'menu'],
  ['plain HTTP on the local network', { userAgent: 'iPhone', secure: false }, 'insecure'],
  ['the home screen', { userAgent: 'iPhone', standalone: true }, 'installed'],
])('%s: %s', (_who, given, state) => {
  expect(browser(given).installation.installState()).toBe(state);
});

test('the browser’s own prompt is kept for later, used once, and its answer told', async () => {
  const { window, installation } = browser({});
  const event = offer('dismissed');
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(installation.installState()).toBe('prompt');
  expect(await installation.promptInstall()).toBe(false);
  expect(installation.installState()).toBe('menu');
  expect(await installation.promptInstall()).toBe(false);

  window.dispatchEvent(offer('accepted'));
  expect(await installation.promptInstall()).toBe(true);
  window.dispatchEvent(new Event('appinstalled'));
  expect(installation.installState()).toBe('installed');
});
