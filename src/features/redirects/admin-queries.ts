import { desc, like, or, type SQL } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { pageSize, type RedirectFilter, type RedirectList } from './admin-contract';
import { redirects } from './table';

const containing = (text: string): SQL | undefined => {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return or(like(redirects.from, pattern), like(redirects.toKey, pattern));
};

export async function listRedirects(
  { db }: Pick<Context, 'db'>,
  { q, pages = 1 }: RedirectFilter,
): Promise<RedirectList> {
  const where = q ? containing(q) : undefined;
  const [rows, total] = await Promise.all([
    db
      .select({ id: redirects.id, from: redirects.from, to: redirects.to })
      .from(redirects)
      .where(where)
      .orderBy(desc(redirects.createdAt), redirects.from)
      .limit(pages * pageSize),
    db.$count(redirects, where),
  ]);
  return { redirects: rows, total };
}
