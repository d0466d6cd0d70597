import { everyLanguage } from '#/platform/i18n/site-languages';
import { listPages } from './pages';
import { createPages } from './router';

/** Every page of this site. */
export const sitePages = listPages(createPages({ baseUrl: '', languages: everyLanguage }));
