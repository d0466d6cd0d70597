import { Hono } from 'hono';
import { findPictures } from '#/features/pictures/queries';
import type { Context } from '#/platform/context';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { localizeProfile } from './contract';
import { storedProfile } from './queries';
import { withSearchTexts } from './search-texts';

export const profileRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/profile', langQuery, async (c) => {
    const stored = await storedProfile(ctx);
    const { src } = stored.portrait;
    const pictures = await findPictures(ctx, [src]);
    const reader = readerOf(c);
    return c.json(withSearchTexts(localizeProfile(stored, reader, pictures.get(src)), reader.locale));
  });

export type ProfileRoutes = ReturnType<typeof profileRoutes>;
