import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale, searchQuery } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { emptyBody } from '#/platform/input/fields';
import { type ResendRequest, resendMail } from '#/platform/mail/outbox';
import { toWallTime } from '#/platform/time/zone';
import type { Done, RecordSearch } from './contract';
import { csvResponse } from './csv';
import type { RecordQueries } from './queries';

/**
 * The record to respond with after a change.
 * @throws Problem `not_found` if there is no record; `conflict` with reason and current record if the change was refused
 */
export function currentOrProblem<Detail extends object>(
  current: Detail | undefined,
  done: Done,
  sentences: Partial<Record<string, string>>,
): Detail {
  if (!current || (!done.ok && done.reason === 'unknown')) throw new Problem('not_found');
  if (done.ok) return current;
  throw new Problem('conflict', sentences[done.reason], { current });
}

/** What the owner can do with a record: the last part of its address, the body, and the command. */
interface RecordAction {
  name: string;
  body: z.ZodMiniType;
  run: (ctx: Context, id: string, request: never) => Promise<Done>;
}

export const recordAction = <Request extends object>(
  name: string,
  body: z.ZodMiniType<Request>,
  run: (ctx: Context, id: string, request: Request) => Promise<Done>,
): RecordAction => ({ name, body, run });

interface RecordRoutes<Search extends RecordSearch, Change extends object> {
  search: (query: Record<string, unknown>) => Search;
  status: z.ZodMiniType<Change>;
  setStatus: (ctx: Context, id: string, change: Change) => Promise<Done>;
  erase: (ctx: Context, id: string) => Promise<Done>;
  /** Sends a mail again. Default: `resendMail`. */
  resend?: (ctx: Context, id: string, request: ResendRequest) => Promise<Done>;
  actions?: readonly RecordAction[];
  errors: (locale: Locale) => Partial<Record<string, string>>;
  /** The form's field that a reason is about, if it is about one. */
  fields?: Partial<Record<string, string>>;
}

/** `POST /api/admin/<kind>/{id}/mails/{mailId}/resend`, as `ResendRequest` explains. */
const resendBody = z.object({ newId: z.optional(z.uuid()), seen: z.optional(z.string()) });

export function recordRoutes<Search extends RecordSearch, Change extends object>(
  ctx: Context,
  records: RecordQueries<Search>,
  {
    search,
    status,
    setStatus,
    erase,
    resend,
    actions = [],
    errors,
    fields = {},
  }: RecordRoutes<Search, Change>,
) {
  const address = `/admin/${records.kind}`;
  const filters = searchQuery(search);
  const respond = async (id: string, locale: Locale, done: Done) => {
    const sentences = errors(locale);
    const path = done.ok ? undefined : fields[done.reason];
    if (!done.ok && path) throw invalidField(path, sentences[done.reason] ?? '');
    return currentOrProblem(await records.detail(ctx, id, locale), done, sentences);
  };
  const resendOne = resend ?? ((_, id, request) => resendMail(ctx, (tx) => records.row(tx, id), request));
  const routes = new Hono()
    .get(address, filters, async (c) =>
      c.json(await records.find(ctx, c.req.valid('query') as Search, requestLocale(c))),
    )
    .get(`${address}.csv`, filters, async (c) => {
      const rows = records.exportRows(ctx, c.req.valid('query') as Search, requestLocale(c));
      return csvResponse(c, `${records.kind}-${toWallTime(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get(`${address}/:id`, langQuery, async (c) =>
      c.json(await respond(c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post(`${address}/:id/mails/:mailId/resend`, langQuery, jsonBody(resendBody), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await resendOne(ctx, id, {
        ...c.req.valid('json'),
        mailId: knownId(c.req.param('mailId')),
      });
      return c.json(await respond(id, requestLocale(c), done));
    });
  const everyAction = [
    recordAction('status', status, setStatus),
    recordAction('erase', emptyBody, erase),
    ...actions,
  ];
  for (const { name, body, run } of everyAction)
    routes.post(`${address}/:id/${name}`, langQuery, jsonBody(body), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await run(ctx, id, c.req.valid('json') as never);
      return c.json(await respond(id, requestLocale(c), done));
    });
  return routes;
}
