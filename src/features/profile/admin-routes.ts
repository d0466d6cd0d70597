import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { jsonBody, langQuery, languagesFor, requestLocale } from '#/platform/http-server/validated';
import { keptRequest, type ShownPerson } from './admin-contract';
import { ownersProfile, type ShippedTexts } from './admin-queries';
import type { ZoneChange } from './commands/change-profile';
import { keepSamples } from './commands/keep-samples';
import { saveProfile } from './commands/save-profile';
import { adminProfileCopy } from './copy/admin/all';
import { type ProfileDraft, profileItem } from './item';
import { profileRow, showsShippedPerson } from './queries';

const isTimeZone = async (name: string): Promise<boolean> =>
  (await import('#/platform/i18n/time-zones')).isTimeZone(name);

export const profileAdminRoutes = (
  ctx: Pick<Context, 'db' | 'clock'>,
  shipped: ShippedTexts,
  onZoneChange: ZoneChange,
) =>
  new Hono()
    .get('/admin/profile', async (c) => c.json(await ownersProfile(await profileRow(ctx), shipped)))
    .get('/admin/shown-person', async (c) =>
      c.json<ShownPerson>({ isShipped: await showsShippedPerson(ctx) }),
    )
    .get('/admin/time-zones', langQuery, async (c) => {
      const { country, timeZone: current } = (await profileRow(ctx)).document;
      // Loaded on demand, because a time zone is rarely chosen.
      const { timeZoneChoices } = await import('#/platform/i18n/time-zones');
      return c.json(timeZoneChoices(requestLocale(c), { browser: c.req.query('browser'), current, country }));
    })
    .put(
      '/admin/profile',
      jsonBody((c) => profileItem.change(languagesFor(c).main)),
      async (c) => {
        const given: Partial<ProfileDraft> & { version?: number } = c.req.valid('json');
        if (given.timeZone !== undefined && !(await isTimeZone(given.timeZone)))
          throw fieldProblem('timeZone', adminProfileCopy[requestLocale(c)].zone.unknown);
        const changed = await saveProfile(ctx, shipped, given, onZoneChange);
        if (changed.ok) return c.json(await ownersProfile(changed.row, shipped));
        if (changed.reason === 'zone') throw fieldProblem('timeZone', changed.refusal(requestLocale(c)));
        const { overtaken } = adminProfileCopy[requestLocale(c)];
        throw new Problem('conflict', overtaken, { current: await ownersProfile(changed.current, shipped) });
      },
    )
    .post('/admin/profile/kept', jsonBody(keptRequest), async (c) => {
      await keepSamples(ctx, c.req.valid('json').names);
      return c.json(await ownersProfile(await profileRow(ctx), shipped));
    });

export type ProfileAdminRoutes = ReturnType<typeof profileAdminRoutes>;
