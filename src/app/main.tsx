/** Starts the app on the page: wording first, so that nothing is shown in one language and then in another. */
import { RouterProvider } from '@tanstack/solid-router';
import { render } from 'solid-js/web';
import { speak } from './i18n/index.ts';
import { followLinks } from './links.ts';
import { preferences } from './preferences.ts';
import { startPwa } from './pwa/pwa.ts';
import { router } from './routes.tsx';
import './theme/tokens.css';
import './theme/fonts.css';
import './theme/base.css';

startPwa();
followLinks(router);
// Without its dictionary the app speaks English.
await speak(preferences().language).catch(() => undefined);
const app = document.getElementById('app');
if (app) render(() => <RouterProvider router={router} />, app);
