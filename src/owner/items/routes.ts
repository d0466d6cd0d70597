import type { PgColumn } from 'drizzle-orm/pg-core';
import { Hono, type Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { idempotencyKey } from '#/platform/http-server/idempotency-key';
import { closedLanguages, jsonBody, languagesFor, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { type ItemTable, isOrdered } from './columns';
import { orderRequest } from './fields';
import type { Noun, OwnersItem } from './item';
import { columnsFrom, itemFrom, listedFrom, unlisted, withoutHiddenSamples } from './row';
import {
  changeItem,
  createItem,
  deleteItem,
  idCreatedBy,
  itemRow,
  itemRows,
  orderItems,
  restoreItem,
  type ValuesOf,
} from './store';

const conflictTexts: Record<Locale, string> = {
  tr: 'Bu kayıt siz düzenlerken değiştirilmiş. İki sürümü karşılaştırıp birini seçin.',
  en: 'This item was changed while you were editing it. Please compare both versions and choose.',
  ar: 'تغيّر هذا العنصر في مكان آخر وأنتم تعدّلونه. يُرجى مقارنة النسختين واختيار إحداهما.',
};

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** A fault of a value, with a message in the language of the request. */
export interface ItemFault {
  path: string;
  message: string;
}

/** What a noun adds to the schemas of its fields: checks that need the database, and work that follows a change. */
export interface ItemChecks {
  /** What is wrong with an item; `values` are the stored values with the change applied. */
  faults?(ctx: Ctx, values: Record<string, unknown>, locale: Locale): Promise<ItemFault[]>;
  /** Why an item can't be deleted; undefined if it can. */
  whyKept?(ctx: Ctx, id: string, locale: Locale): Promise<string | undefined>;
  saved?(ctx: Ctx, row: Record<string, unknown>): Promise<void>;
  /** Called after the owner has kept a sample as it is, which is a change without any field. */
  kept?(row: object): Promise<void>;
}

type Ctx = Pick<Context, 'db' | 'clock'>;

/** The owner's routes of a noun: list, read, create, change, delete, restore, and order if it has one. */
export function itemRoutes<Table extends ItemTable & { sortOrder?: PgColumn }>(
  ctx: Ctx,
  noun: Noun<OwnersItem, OwnersItem, ValuesOf<Table>>,
  table: Table,
  /** Today's date in the site's time zone, `YYYY-MM-DD`. */
  siteToday: (ctx: Ctx) => Promise<string>,
  checks: ItemChecks = {},
) {
  const refuseFaults = async (values: object, locale: Locale) => {
    const errors = (await checks.faults?.(ctx, { ...values }, locale)) ?? [];
    if (errors.length > 0) throw new Problem('invalid', undefined, { errors });
  };
  const list = async (c: Request) => {
    const { main } = languagesFor(c);
    return (await itemRows(ctx, table, unlisted(noun))).map((row) => listedFrom(noun, row, main));
  };
  const itemFor = (c: Request, row: Parameters<typeof itemFrom>[1]) =>
    itemFrom(noun, row, languagesFor(c).main);
  const columns = async (request: object, stored?: object) =>
    columnsFrom(noun, request, stored, await siteToday(ctx));
  const changed = async (c: Request, id: string, version: number | undefined, request: object) => {
    if (checks.faults && Object.keys(request).length > 0) {
      const stored = found(await itemRow(ctx, table, id));
      await refuseFaults({ ...stored, ...(await columns(request, stored)) }, requestLocale(c));
    }
    const outcome = found(
      await changeItem(ctx, table, id, version, (stored) =>
        columns(
          withoutHiddenSamples(noun, request, stored, {
            main: languagesFor(c).main,
            closed: closedLanguages(c),
          }),
          stored,
        ),
      ),
    );
    if ('row' in outcome) {
      await checks.saved?.(ctx, outcome.row);
      if (Object.keys(request).length === 0) await checks.kept?.(outcome.row);
      return itemFor(c, outcome.row);
    }
    throw new Problem('conflict', conflictTexts[requestLocale(c)], { current: itemFor(c, outcome.current) });
  };
  /**
   * Creates an item once for each idempotency key. If the response was lost, the owner may send the new item again, with
   * corrections too. They are then stored as a change of the item.
   */
  const created = async (c: Request, request: object): Promise<OwnersItem> => {
    const key = idempotencyKey(c, requestLocale(c));
    const earlier = key && (await idCreatedBy(ctx.db, table, key));
    if (earlier) return changed(c, earlier, 1, request);
    const values = await columns(request);
    await refuseFaults(values, requestLocale(c));
    const row = await createItem(ctx, table, values, key);
    if (!row) return created(c, request);
    await checks.saved?.(ctx, row);
    return itemFor(c, row);
  };
  const routes = new Hono();
  if (isOrdered(table)) {
    routes.put('/order', jsonBody(orderRequest), async (c) => {
      if (!(await orderItems(ctx, table, c.req.valid('json').ids))) throw new Problem('not_found');
      return c.json(await list(c));
    });
  }
  routes
    .get('/', async (c) => c.json(await list(c)))
    .get('/:id', async (c) => c.json(itemFor(c, found(await itemRow(ctx, table, c.req.param('id'))))))
    .post(
      '/',
      jsonBody((c) => noun.draft(languagesFor(c).main)),
      async (c) => c.json(await created(c, c.req.valid('json')), 201),
    )
    .put(
      '/:id',
      jsonBody((c) => noun.change(languagesFor(c).main)),
      async (c) => {
        const { version, ...request }: { version?: number } = c.req.valid('json');
        return c.json(await changed(c, c.req.param('id'), version, request));
      },
    )
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      found(await itemRow(ctx, table, id));
      const why = await checks.whyKept?.(ctx, id, requestLocale(c));
      if (why) throw new Problem('conflict', why);
      await deleteItem(ctx, table, id);
      return c.body(null, 204);
    })
    .post('/:id/restore', async (c) =>
      c.json(itemFor(c, found(await restoreItem(ctx, table, c.req.param('id'))))),
    );
  return new Hono().route(`/admin/${noun.name}`, routes);
}
