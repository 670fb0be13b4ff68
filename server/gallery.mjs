/** The gallery of the app's parts, served in development only: it lies among the tests, and no build finds the way there. */

const PAGE = '/test/app/ui/gallery/index.html';

/** Where `npm run dev` shows it. */
export const GALLERY_PATH = '/gallery';

/**
 * @param {string} url of a request, with its query
 * @returns {string} the page that answers it
 */
export const pageFor = (url) => {
  const [path = '', query] = url.split('?');
  if (path !== GALLERY_PATH && path !== `${GALLERY_PATH}.html`) return url;
  return query === undefined ? PAGE : `${PAGE}?${query}`;
};

/** @returns {import('vite').Plugin} */
export const gallery = () => ({
  name: 'realmbook:gallery',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      request.url = pageFor(request.url ?? '/');
      next();
    });
  },
});
