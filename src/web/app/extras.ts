import { prepareNotices } from '#/ui/notices';
import { startTooltips } from '#/ui/tooltip';
import type { createPages } from '../router';
import { logVitals } from '../vitals';
import { prefetchPictures } from './next-pictures';
import { reportReadPages } from './read-pages';

/** Enhancements that a page works without; loaded after the page, in a file of their own. */
export function startExtras(router: ReturnType<typeof createPages>): void {
  const onRendered = (listen: () => void) => router.subscribe('onRendered', listen);
  logVitals();
  startTooltips();
  prepareNotices();
  prefetchPictures();
  onRendered(prefetchPictures);
  if (import.meta.env.PROD) reportReadPages(onRendered).catch(() => undefined);
}
