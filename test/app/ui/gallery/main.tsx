/** The gallery on a page of its own, `/gallery` of `npm run dev`: no build contains it. */
import { render } from 'solid-js/web';
import { speak } from '../../../../src/app/i18n/index.ts';
import { preferences } from '../../../../src/app/preferences.ts';
import { dressPage } from '../../../../src/app/theme/theme.ts';
import '../../../../src/app/theme/tokens.css';
import '../../../../src/app/theme/fonts.css';
import '../../../../src/app/theme/base.css';
import { Gallery } from './gallery.tsx';

await speak(preferences().language).catch(() => undefined);
const app = document.getElementById('app');
if (app)
  render(() => {
    dressPage();
    return <Gallery />;
  }, app);
