import { Hono, type Context as Request } from 'hono';
import { Problem } from '#/platform/errors/problem';
import { requestLocale } from '#/platform/http-server/validated';
import type { ImportReport, ImportSource } from './admin-contract';
import type { Imports } from './commands/run-imports';
import { importCopy } from './copy/admin/all';

/** The three imports (specification, section 7). Each answers when it has finished; meanwhile `/admin/imports` tells how far it is. */
export function importAdminRoutes(imports: Imports) {
  const importOf = (source: ImportSource) => async (c: Request) => c.json(await imported(imports, source, c));
  return new Hono()
    .post('/admin/articles/import', importOf('tuhaf'))
    .post('/admin/articles/import-radikal', importOf('radikal'))
    .post('/admin/articles/import-cnn-turk', importOf('cnn-turk'))
    .get('/admin/imports', (c) => c.json(imports.states()))
    .get('/admin/imports/:source', (c) => {
      const source = c.req.param('source');
      const state = imports.states().find((each) => each.source === source);
      if (!state) throw new Problem('not_found');
      return c.json(state);
    });
}

export type ImportAdminRoutes = ReturnType<typeof importAdminRoutes>;

async function imported(imports: Imports, source: ImportSource, c: Request): Promise<ImportReport> {
  const { refused, reasons } = importCopy[requestLocale(c)];
  const outcome = await imports.run(source);
  if (outcome === undefined) throw new Problem('unavailable', refused.notConfigured);
  if (outcome === 'busy') throw new Problem('conflict', refused.busy);
  if (!outcome.ok) throw new Problem('unavailable', refused.source(reasons[outcome.reason]));
  return outcome.report;
}
