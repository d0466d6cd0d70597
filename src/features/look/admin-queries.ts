import type { Executor } from '#/platform/db/database';
import type { OwnersLook } from './admin-contract';
import { withDefaults } from './rules';
import { siteLook } from './table';

export async function ownersLook({ db }: { db: Executor }): Promise<OwnersLook> {
  const [row] = await db.select().from(siteLook);
  return {
    version: row?.version ?? 0,
    published: withDefaults(row?.published),
    draft: row?.draft ? withDefaults(row.draft) : null,
    previous: row?.previous ? withDefaults(row.previous) : null,
  };
}
