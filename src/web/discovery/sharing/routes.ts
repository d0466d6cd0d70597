import { Hono, type Context as Request } from 'hono';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { parseLocale } from '#/platform/i18n/locale';
import { sharingPath } from '../../head/addresses';
import type { Page } from '../../pages';
import { respondTagged } from '../tagged';
import type { ShareImageContent } from './composition';
import { shareImage } from './image';
import { articleSubject, pageSubject } from './subjects';

/** `/share/<page>.png?lang=`: the image of a shared page, 1200 x 630. */
export function sharingRoutes(ctx: Pick<Context, 'db' | 'clock'>, baseUrl: string, pages: readonly Page[]) {
  const siteOf = async (c: Request) => {
    const locale = parseLocale(c.req.query('lang'));
    return { baseUrl, locale, profile: localizeProfile(await storedProfile(ctx), locale) };
  };
  const routes = new Hono();
  for (const { path, share } of pages) {
    if (share === 'article')
      routes.get(sharingPath(path).replace(/\$id\.png$/, ':file{.+\\.png}'), async (c) =>
        image(c, await articleSubject(ctx, await siteOf(c), nameOf(c.req.param('file')))),
      );
    else if (share)
      routes.get(sharingPath(path), async (c) => image(c, await pageSubject(await siteOf(c), share)));
  }
  return routes;
}

const nameOf = (file = '') => file.slice(0, -'.png'.length);

async function image(c: Request, subject: ShareImageContent | undefined) {
  if (!subject) return c.notFound();
  const { tag, png } = await shareImage(subject);
  return respondTagged(c, tag, 'image/png', png);
}
