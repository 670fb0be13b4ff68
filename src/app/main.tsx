/** Starts the app on the page. */
import { RouterProvider } from '@tanstack/solid-router';
import { render } from 'solid-js/web';
import { startPwa } from './pwa/pwa.ts';
import { router } from './routes.tsx';
import './theme/tokens.css';

startPwa();
const app = document.getElementById('app');
if (app) render(() => <RouterProvider router={router} />, app);
