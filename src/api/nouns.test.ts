import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApi } from '../../tests/support/api';
import { sources } from './nouns';

test('Given any content noun, when its table changes, then cached pages are rendered again', async () => {
  const { ctx, close } = await openTestApi('postgres', '2026-06-04T09:00:00Z');
  const version = async () => {
    const { rows } = await ctx.db.execute<{ version: number }>(sql`select version from content_version`);
    return Number(rows[0]?.version);
  };
  for (const { table } of sources) {
    const before = await version();
    await ctx.db.update(table).set({ version: sql`${table.version} + 1` });
    expect(await version(), getTableName(table)).toBeGreaterThan(before);
  }
  await close();
});
