import { everyLanguage } from '#/platform/i18n/site-languages';
import { listPages } from './pages';
import { createPages } from './router';
import { routeTree } from './routeTree.gen';

/** Every page of this site. */
export const sitePages = listPages(createPages({ pages: routeTree, baseUrl: '', languages: everyLanguage }));
