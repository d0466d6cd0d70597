import { Hono, type Context as Request } from 'hono';
import { publishedLook } from '#/features/look/queries';
import { imageLook } from '#/features/look/rules';
import { findPictures } from '#/features/pictures/queries';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { uploadKey } from '#/platform/files/uploads';
import { publicLocale, readerIn } from '#/platform/i18n/site-languages';
import { sharingPath } from '../../head/addresses';
import type { Page } from '../../pages';
import type { DiscoverySettings } from '../settings';
import { respondTagged } from '../tagged';
import type { ShareImageContent } from './composition';
import { type ReadPhoto, shareImage } from './image';
import { articleSubject, pageSubject } from './subjects';

/** `/share/<page>.png?lang=`: the image of a shared page, 1200 x 630. */
export function sharingRoutes(
  ctx: Pick<Context, 'db' | 'clock' | 'files'>,
  { baseUrl, languages }: Pick<DiscoverySettings, 'baseUrl' | 'languages'>,
  pages: readonly Page[],
) {
  const siteOf = async (c: Request) => {
    const site = await languages.read();
    const locale = publicLocale(c.req.query('lang'), site);
    const [stored, published] = await Promise.all([storedProfile(ctx), publishedLook(ctx)]);
    const { src } = stored.portrait;
    const portrait = (await findPictures(ctx, [src])).get(src);
    const reader = readerIn(locale, site);
    const profile = localizeProfile(stored, reader, portrait);
    return { baseUrl, locale, reader, profile, look: imageLook(published) };
  };
  const readPhoto: ReadPhoto = (address) => ctx.files.read(uploadKey(address));
  const routes = new Hono();
  for (const { path, share } of pages) {
    if (share === 'article')
      routes.get(sharingPath(path).replace(/\$id\.png$/, ':file{.+\\.png}'), async (c) =>
        image(c, readPhoto, await articleSubject(ctx, await siteOf(c), nameOf(c.req.param('file')))),
      );
    else if (share)
      routes.get(sharingPath(path), async (c) =>
        image(c, readPhoto, await pageSubject(await siteOf(c), share)),
      );
  }
  return routes;
}

const nameOf = (file = '') => file.slice(0, -'.png'.length);

async function image(c: Request, readPhoto: ReadPhoto, subject: ShareImageContent | undefined) {
  if (!subject) return c.notFound();
  const { tag, png } = await shareImage(subject, readPhoto);
  return respondTagged(c, tag, 'image/png', png);
}
