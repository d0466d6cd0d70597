import { Hono, type Context as Request } from 'hono';
import { readSiteLanguages } from '#/features/languages/queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { draftRequest, type EmptySections, type OwnersLook, versionRequest } from './admin-contract';
import { ownersLook } from './admin-queries';
import { keepDraft, type LookChanged, publishDraft, undoPublishing } from './commands/change-look';
import { colourNames } from './contract';
import { adminLookCopy } from './copy/admin/all';
import { problemOf } from './palette';
import { emptySections } from './queries';

export const lookAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>) => {
  const changed = (c: Request, outcome: LookChanged) => {
    if (!outcome.ok) throw new Problem('conflict', adminLookCopy[requestLocale(c)].errors.changed);
    return c.json<OwnersLook>(outcome.look);
  };
  return new Hono()
    .get('/admin/look', async (c) => c.json<OwnersLook>(await ownersLook(ctx)))
    .get('/admin/look/empty', async (c) =>
      c.json<EmptySections>(await emptySections(ctx, await readSiteLanguages(ctx))),
    )
    .put('/admin/look/draft', jsonBody(draftRequest), async (c) => {
      const { look, version } = c.req.valid('json');
      const { problems, errors: words } = adminLookCopy[requestLocale(c)];
      const errors = colourNames
        .filter((name) => problemOf(name, look))
        .map((name) => ({ path: name, message: problems[name] }));
      if (errors.length > 0) throw new Problem('invalid', undefined, { errors });
      const kept = await keepDraft(ctx, version, look);
      if ('missing' in kept) {
        const missing = kept.missing.map((path) => ({ path, message: words[path] }));
        throw new Problem('invalid', undefined, { errors: missing });
      }
      return changed(c, kept);
    })
    .post('/admin/look/publish', jsonBody(versionRequest), async (c) =>
      changed(c, await publishDraft(ctx, c.req.valid('json').version)),
    )
    .post('/admin/look/undo', jsonBody(versionRequest), async (c) =>
      changed(c, await undoPublishing(ctx, c.req.valid('json').version)),
    );
};

export type LookAdminRoutes = ReturnType<typeof lookAdminRoutes>;
