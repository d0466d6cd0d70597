import type { PgColumn } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import type { ItemTable, OrderedTable } from './columns';
import { orderRequest } from './fields';
import type { Noun, OwnersItem } from './item';
import { columnsFrom, itemFrom, listedFrom, unlisted } from './row';
import {
  changeItem,
  createItem,
  deleteItem,
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

/**
 * The owner's routes of a noun: list, read, create, change, delete, restore, and order if it has one. `onKept` is told of a sample
 * that the owner has kept as it is: by a change of nothing.
 */
export function itemRoutes<Table extends ItemTable & { sortOrder?: PgColumn }>(
  ctx: Pick<Context, 'db' | 'clock'>,
  noun: Noun<OwnersItem, OwnersItem, ValuesOf<Table>>,
  table: Table,
  /** The day that it is on the site, `YYYY-MM-DD`. */
  siteToday: (ctx: Pick<Context, 'db' | 'clock'>) => Promise<string>,
  onKept?: (row: object) => Promise<void>,
) {
  const list = async () => (await itemRows(ctx, table, unlisted(noun))).map((row) => listedFrom(noun, row));
  const columns = async (request: object, stored?: object) =>
    columnsFrom(noun, request, stored, await siteToday(ctx));
  const routes = new Hono();
  if (isOrdered(table)) {
    routes.put('/order', jsonBody(orderRequest), async (c) => {
      if (!(await orderItems(ctx, table, c.req.valid('json').ids))) throw new Problem('not_found');
      return c.json(await list());
    });
  }
  routes
    .get('/', async (c) => c.json(await list()))
    .get('/:id', async (c) => c.json(itemFrom(noun, found(await itemRow(ctx, table, c.req.param('id'))))))
    .post('/', jsonBody(noun.draft), async (c) => {
      const row = await createItem(ctx, table, await columns(c.req.valid('json')));
      return c.json(itemFrom(noun, row), 201);
    })
    .put('/:id', jsonBody(noun.change), async (c) => {
      const { version, ...request }: { version?: number } = c.req.valid('json');
      const id = c.req.param('id');
      const changed = found(await changeItem(ctx, table, id, version, (stored) => columns(request, stored)));
      if ('row' in changed) {
        if (Object.keys(request).length === 0) await onKept?.(changed.row);
        return c.json(itemFrom(noun, changed.row));
      }
      throw new Problem('conflict', conflictTexts[requestLocale(c)], {
        current: itemFrom(noun, changed.current),
      });
    })
    .delete('/:id', async (c) => {
      if (!(await deleteItem(ctx, table, c.req.param('id')))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/:id/restore', async (c) =>
      c.json(itemFrom(noun, found(await restoreItem(ctx, table, c.req.param('id'))))),
    );
  return new Hono().route(`/admin/${noun.name}`, routes);
}

const isOrdered = (table: ItemTable & { sortOrder?: PgColumn }): table is OrderedTable =>
  table.sortOrder !== undefined;
