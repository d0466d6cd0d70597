import { Hono, type Context as Request } from 'hono';
import { profileIn } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { localeOf } from '#/platform/i18n/locale';
import { answered } from '../tagged';
import type { ShareSubject } from './composition';
import { shareImage } from './image';
import { articleSubject, pageSubject } from './subjects';

/** `/share/<page>.png?lang=`: the picture of a page where it is shared, 1200 x 630. */
export function sharingRoutes(ctx: Pick<Context, 'db' | 'clock'>, baseUrl: string) {
  const siteOf = async (c: Request) => {
    const locale = localeOf(c.req.query('lang'));
    return { baseUrl, locale, profile: profileIn(await storedProfile(ctx), locale) };
  };
  return new Hono()
    .get('/share/articles/:file{.+\\.png}', async (c) =>
      image(c, await articleSubject(ctx, await siteOf(c), nameOf(c.req.param('file')))),
    )
    .get('/share/:file{[a-z-]+\\.png}', async (c) =>
      image(c, await pageSubject(await siteOf(c), nameOf(c.req.param('file')))),
    );
}

const nameOf = (file: string) => file.slice(0, -'.png'.length);

async function image(c: Request, subject: ShareSubject | undefined) {
  if (!subject) return c.notFound();
  const { tag, png } = await shareImage(subject);
  return answered(c, tag, 'image/png', png);
}
