/** Starts the app on the page. */
import { RouterProvider } from '@tanstack/solid-router';
import { render } from 'solid-js/web';
import { router } from './routes.tsx';
import './theme/tokens.css';

const app = document.getElementById('app');
if (app) render(() => <RouterProvider router={router} />, app);
