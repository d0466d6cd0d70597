import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale, searchQuery } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { noDetails } from '#/platform/input/fields';
import { resendMail } from '#/platform/mail/outbox';
import { toWallTime } from '#/platform/time/zone';
import type { Done, RecordSearch } from './contract';
import { csvAnswer } from './csv';
import type { RecordQueries, RecordTable } from './queries';

/**
 * The whole record as it is now, after a change of it.
 * @throws Problem `not_found` where there is none; `conflict` with the sentence of the refusal and the record beside it
 */
export function recordAnswer<Detail extends object>(
  current: Detail | undefined,
  done: Done,
  sentences: Partial<Record<string, string>>,
): Detail {
  if (!current || (!done.ok && done.reason === 'unknown')) throw new Problem('not_found');
  if (done.ok) return current;
  throw new Problem('conflict', sentences[done.reason], { current });
}

interface RecordRoutes<Search extends RecordSearch, Change extends object> {
  /** Reads what a list is narrowed to from an address. */
  search: (given: Record<string, unknown>) => Search;
  /** The body of a change of status. */
  status: z.ZodMiniType<Change>;
  setStatus: (ctx: Context, id: string, change: Change) => Promise<Done>;
  erase: (ctx: Context, id: string) => Promise<Done>;
  /** Sends a mail again; without it, as the outbox does. */
  resend?: (ctx: Context, id: string, mailId: string) => Promise<Done>;
  /** What is said of each refusal. */
  errors: (locale: Locale) => Partial<Record<string, string>>;
}

/** One kind of record in the hands of the owner: its list, the list as a file, each record, and what is done with it. */
export function recordRoutes<
  Table extends RecordTable,
  Search extends RecordSearch,
  Summary extends object,
  Detail extends object,
  Change extends object,
>(
  ctx: Context,
  records: RecordQueries<Table, Search, Summary, Detail>,
  { search, status, setStatus, erase, resend, errors }: RecordRoutes<Search, Change>,
) {
  const address = `/admin/${records.kind}`;
  const searched = searchQuery(search);
  const answer = async (id: string, locale: Locale, done: Done) =>
    recordAnswer(await records.detail(ctx, id, locale), done, errors(locale));
  const resent = resend ?? ((_, id, mailId) => resendMail(ctx, (tx) => records.row(tx, id), mailId));
  return new Hono()
    .get(address, searched, async (c) =>
      c.json(await records.find(ctx, c.req.valid('query') as Search, requestLocale(c))),
    )
    .get(`${address}.csv`, searched, async (c) => {
      const rows = records.exported(ctx, c.req.valid('query') as Search, requestLocale(c));
      return csvAnswer(c, `${records.kind}-${toWallTime(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get(`${address}/:id`, langQuery, async (c) =>
      c.json(await answer(c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post(`${address}/:id/status`, langQuery, jsonBody(status), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await setStatus(ctx, id, c.req.valid('json') as Change);
      return c.json(await answer(id, requestLocale(c), done));
    })
    .post(`${address}/:id/mails/:mailId/resend`, langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await resent(ctx, id, knownId(c.req.param('mailId')));
      return c.json(await answer(id, requestLocale(c), done));
    })
    .post(`${address}/:id/erase`, langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await answer(id, requestLocale(c), await erase(ctx, id)));
    });
}
