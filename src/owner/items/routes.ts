import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { orderRequest } from './fields';
import {
  changeWritten,
  createWritten,
  deleteWritten,
  orderWritten,
  type RowOf,
  restoreWritten,
  type ValuesOf,
  type WrittenTable,
  writtenRow,
} from './store';

type Ctx = Pick<Context, 'db' | 'clock'>;

/** What differs between the kinds that the owner writes. */
export interface WrittenKind<Table extends WrittenTable, Draft extends object, Item, Listed> {
  table: Table;
  /** A new item: what must be there is required. */
  draft: z.ZodMiniType<Draft>;
  /** A change: what is left out stays as it is. */
  change: z.ZodMiniType<Partial<Draft> & { version?: number | undefined }>;
  /** The columns for what was sent; `stored` is the row that changes. HTML is cleaned here. */
  values: (given: Partial<Draft>, stored?: RowOf<Table>) => ValuesOf<Table>;
  item: (row: RowOf<Table>) => Item;
  list: (ctx: Ctx) => Promise<Listed[]>;
}

const overtaken: Record<Locale, string> = {
  tr: 'Bu kayıt siz düzenlerken değiştirilmiş. İki sürümü karşılaştırıp birini seçin.',
  en: 'This item was changed while you were editing it. Please compare both versions and choose.',
  ar: 'تغيّر هذا العنصر في مكان آخر وأنتم تعدّلونه. يُرجى مقارنة النسختين واختيار إحداهما.',
};

/** The owner's calls of one kind, to be mounted at `/admin/<kind>`: list, one, create, change, delete, restore. */
export const writtenRoutes = <Table extends WrittenTable, Draft extends object, Item, Listed>(
  ctx: Ctx,
  kind: WrittenKind<Table, Draft, Item, Listed>,
) =>
  new Hono()
    .get('/', async (c) => c.json(await kind.list(ctx)))
    .get('/:id', async (c) => c.json(kind.item(await writtenRow(ctx, kind.table, c.req.param('id')))))
    .post('/', jsonBody(kind.draft), async (c) => {
      const row = await createWritten(ctx, kind.table, kind.values(c.req.valid('json') as Draft));
      return c.json(kind.item(row), 201);
    })
    .put('/:id', jsonBody(kind.change), async (c) => {
      const { version, ...given } = c.req.valid('json') as Partial<Draft> & { version?: number };
      const changed = await changeWritten(ctx, kind.table, c.req.param('id'), version, (stored) =>
        kind.values(given as Partial<Draft>, stored),
      );
      if ('row' in changed) return c.json(kind.item(changed.row));
      const current = kind.item(changed.current) as object;
      throw new Problem('conflict', overtaken[requestLocale(c)], { current });
    })
    .delete('/:id', async (c) => {
      await deleteWritten(ctx, kind.table, c.req.param('id'));
      return c.body(null, 204);
    })
    .post('/:id/restore', async (c) =>
      c.json(kind.item(await restoreWritten(ctx, kind.table, c.req.param('id')))),
    );

/** `PUT …/order`: the sort order of many at once; answers the list. To be mounted before `writtenRoutes`. */
export const orderRoute = <Listed>(
  ctx: Ctx,
  { table, list }: { table: Parameters<typeof orderWritten>[1]; list: (ctx: Ctx) => Promise<Listed[]> },
) =>
  new Hono().put('/order', jsonBody(orderRequest), async (c) => {
    await orderWritten(ctx, table, c.req.valid('json').ids);
    return c.json(await list(ctx));
  });
