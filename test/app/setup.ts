/**
 * What each file of screens begins with. The files share the app's modules, for loading them anew took longer than most
 * tests: so what one file leaves in the browser is swept before the next, and all of them see the same map of buttons.
 */
import './computed-style.ts';
// The store finds the browser's storage as it is loaded, by whichever file comes first.
import 'fake-indexeddb/auto';
import './screens/browser.ts';
import { afterAll, afterEach, vi } from 'vitest';
import { toast } from '../../src/app/ui/toasts.tsx';

vi.mock('../../src/app/map/index.ts', () => import('./harness/map-of-buttons.tsx'));

localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
Reflect.deleteProperty(navigator, 'clipboard');
history.replaceState(null, '', '/');
// As if another tab had swept it: this is how a running app hears of it.
dispatchEvent(new StorageEvent('storage', { key: 'realmbook.preferences' }));

// What is said for a moment stands for seconds: the next test would find the words of the one before, or undo what that did. Two
// stand at most, so two more push out whatever there is.
afterEach(() => {
  for (const dismiss of [toast('one'), toast('two')]) dismiss();
});

// A module that is still being loaded when its file ends fails, and would have failed for every file after it too.
afterAll(() => vi.dynamicImportSettled());
