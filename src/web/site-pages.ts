import { everyLanguage } from '#/platform/i18n/site-languages';
import { listPages } from './pages';
import { createPages } from './router';
import { routeTree } from './routeTree.gen';

export const sitePages = listPages(createPages({ pages: routeTree, baseUrl: '', languages: everyLanguage }));
