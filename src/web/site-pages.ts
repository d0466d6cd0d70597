import { pagesOf } from './pages';
import { createPages } from './router';

/** Every page of this site. */
export const sitePages = pagesOf(createPages({ baseUrl: '' }));
