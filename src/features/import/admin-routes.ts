import { Hono, type Context as Request } from 'hono';
import { Problem } from '#/platform/errors/problem';
import { requestLocale } from '#/platform/http-server/validated';
import type { ImportSource, ImportState } from './admin-contract';
import type { Imports } from './commands/run-imports';
import { importCopy } from './copy/admin/all';

/** A POST responds only when its import has finished; meanwhile `GET /admin/imports` returns the progress. */
export function importAdminRoutes(
  imports: Imports,
  { isShippedPerson }: { isShippedPerson: () => Promise<boolean> },
) {
  const states = async (): Promise<ImportState[]> => {
    const isOffered = await isShippedPerson();
    return imports.states().map((state) => ({ ...state, offered: isOffered || state.configured }));
  };
  const importFrom = (source: ImportSource) => async (c: Request) => {
    const { refused, reasons } = importCopy[requestLocale(c)];
    const outcome = await imports.run(source);
    if (outcome.ok) return c.json(outcome.report);
    if (outcome.reason === 'not_configured') throw new Problem('unavailable', refused.notConfigured);
    if (outcome.reason === 'busy') throw new Problem('conflict', refused.busy);
    throw new Problem('unavailable', refused.source(reasons[outcome.reason]));
  };
  return new Hono()
    .post('/admin/articles/import', importFrom('tuhaf'))
    .post('/admin/articles/import-radikal', importFrom('radikal'))
    .post('/admin/articles/import-cnn-turk', importFrom('cnn-turk'))
    .get('/admin/imports', async (c) => c.json(await states()))
    .get('/admin/imports/:source', async (c) => {
      const source = c.req.param('source');
      const state = (await states()).find((each) => each.source === source);
      if (!state) throw new Problem('not_found');
      return c.json(state);
    });
}

export type ImportAdminRoutes = ReturnType<typeof importAdminRoutes>;
