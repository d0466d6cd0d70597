import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { ownersProfile, type ShippedTexts } from './admin-queries';
import { saveProfile } from './commands/save-profile';
import { adminProfileCopy } from './copy/admin/all';
import { type ProfileDraft, profileItem } from './item';
import { profileRow } from './queries';

/** The owner reads and changes who the site is about. */
export const profileAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>, shipped: ShippedTexts) =>
  new Hono()
    .get('/admin/profile', async (c) => c.json(await ownersProfile(await profileRow(ctx), shipped)))
    .put('/admin/profile', jsonBody(profileItem.change), async (c) => {
      const given: Partial<ProfileDraft> & { version?: number } = c.req.valid('json');
      const changed = await saveProfile(ctx, shipped, given);
      if (changed.ok) return c.json(await ownersProfile(changed.row, shipped));
      const { overtaken } = adminProfileCopy[requestLocale(c)];
      throw new Problem('conflict', overtaken, {
        current: await ownersProfile(changed.current, shipped),
      });
    });
