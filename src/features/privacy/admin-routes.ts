import { Hono } from 'hono';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import { dueRequest, noteParam, personRequest, privacyRequest } from './admin-contract';
import {
  dueRecords,
  findPerson,
  type OwnersNotes,
  ownersPrivacy,
  type PersonSource,
  personKeys,
  storedNotice,
  toReceipt,
} from './admin-queries';
import { erasePerson } from './commands/erase-person';
import { savePrivacy } from './commands/save-privacy';
import { adminPrivacyCopy } from './copy/admin/all';

interface PrivacyServices {
  sources: readonly PersonSource[];
  ownersNotes: OwnersNotes;
  /** Resolves to the mail server's host name; empty if there is none. */
  mailHost: () => Promise<string>;
}

/**
 * The owner's routes for personal data. The contacts of a person are sent in bodies, because no URL may contain personal data.
 */
export const privacyAdminRoutes = (ctx: Context, { sources, ownersNotes, mailHost }: PrivacyServices) => {
  const current = async () => ownersPrivacy(ctx.db, await mailHost());
  return new Hono()
    .get('/admin/privacy', async (c) => c.json(await current()))
    .put('/admin/privacy', jsonBody(privacyRequest), async (c) => {
      const { language: _, ...request } = c.req.valid('json');
      const saved = await savePrivacy(ctx, request);
      if (!saved.ok) throw new Problem('conflict', adminPrivacyCopy[requestLocale(c)].errors.changed);
      return c.json(await current());
    })
    .get('/admin/privacy/notices/:version', langQuery, async (c) => {
      const notice = await storedNotice(ctx.db, c.req.param('version'), requestLocale(c));
      if (!notice) throw new Problem('not_found');
      return c.json(notice);
    })
    .post('/admin/privacy/due', jsonBody(dueRequest), async (c) =>
      c.json(await dueRecords(ctx, sources, c.req.valid('json'))),
    )
    .post('/admin/privacy/person', jsonBody(personRequest), async (c) =>
      c.json(await findPerson(ctx, sources, personKeys(c.req.valid('json').contacts), ownersNotes)),
    )
    .post('/admin/privacy/person/file', jsonBody(personRequest), async (c) => {
      const { contacts } = c.req.valid('json');
      // Loaded on demand, because a person's file is rarely requested.
      const { exportPerson } = await import('./commands/export-person');
      const keys = personKeys(contacts);
      const page = await exportPerson(ctx, sources, { keys, contacts, locale: requestLocale(c) });
      c.header('Content-Disposition', 'attachment; filename="data.html"');
      return c.html(page);
    })
    .delete('/admin/privacy/notes/:id', async (c) => {
      const { data } = noteParam.safeParse(c.req.param());
      if (!data || !(await ownersNotes.empty(ctx, data.id))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/admin/privacy/person/erase', jsonBody(personRequest), async (c) => {
      const { receipt, left } = await erasePerson(ctx, sources, personKeys(c.req.valid('json').contacts));
      const timeZone = await siteTimeZone(ctx.db);
      // `left` is the number of records that can't be erased yet.
      return c.json({ receipt: receipt ? toReceipt(receipt, timeZone) : null, left });
    });
};

export type PrivacyAdminRoutes = ReturnType<typeof privacyAdminRoutes>;
