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

/** The route of a request as a key of `auditedRoutes`; undefined for a route outside the owner's part. */
function routeOf(c: Request): string | undefined {
  const { method } = c.req;
  const route = matchedRoutes(c).findLast((each) => each.method === method);
  return route?.path.startsWith(beginning) ? `${method} ${route.path.slice(beginning.length)}` : undefined;
}

/**
 * Writes an entry into the audit log after a request of the owner has succeeded. Refused requests get no entry. If the entry
 * can't be written, the response still reports success, because the change is done; the failure is logged.
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

const maxTitle = 120;

/** The id and the title of the item in the response. The title is in the site's main language. */
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
