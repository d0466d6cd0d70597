import type { Context as Request } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Guarded } from '#/features/identity/admin-routes';
import { browserName } from '#/features/identity/browser-name';
import { recordEvent } from '#/platform/audit/record-event';
import type { Context } from '#/platform/context';
import { errorTrace } from '#/platform/errors/trace';
import { languagesFor } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { auditedRoutes, hasItems } from '../audited';

const beginning = '/api/admin/';

/** The owner's route that answers a request, as the table of audited routes names it. */
function routeOf(c: Request): string | undefined {
  const { method } = c.req;
  const route = matchedRoutes(c).findLast((each) => each.method === method);
  return route?.path.startsWith(beginning) ? `${method} ${route.path.slice(beginning.length)}` : undefined;
}

/**
 * Records what the owner did, once it has succeeded. A request that was refused did nothing; one whose entry can't be written
 * has been done, so the owner is told of its success and the log of the failure.
 */
export const audit = (ctx: Pick<Context, 'db' | 'clock' | 'log'>) =>
  createMiddleware<Guarded>(async (c, next) => {
    await next();
    const entry = c.res.ok ? auditedRoutes[routeOf(c) ?? ''] : undefined;
    if (!entry) return;
    const device = browserName(c.req.header('user-agent') ?? null);
    const { id, title } = hasItems(entry.subject) ? await itemOf(c.res, languagesFor(c).main) : {};
    const item = c.req.param('id') ?? id;
    const detail = { ...(device ? { device } : {}), ...(title ? { title } : {}) };
    const { ownerId } = c.get('session');
    await recordEvent(ctx.db, ctx.clock, { ...entry, actor: 'owner', ownerId, item, detail }).catch(
      (error: unknown) => ctx.log.error({ error: errorTrace(error) }, 'audit: an entry was lost'),
    );
  });

/** Characters of a title that are stored. */
const maxTitle = 120;

/** The item in the response; its title in the site's main language. */
async function itemOf(response: Response, main: Locale): Promise<{ id?: string; title?: string }> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return {};
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null) return {};
  const { id, title } = body as { id?: unknown; title?: unknown };
  const text = typeof title === 'object' && title !== null ? (title as Record<string, unknown>)[main] : title;
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof text === 'string' && text !== '' ? { title: text.slice(0, maxTitle) } : {}),
  };
}
