import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { OwnersLook } from '../admin-contract';
import { ownersLook } from '../admin-queries';
import type { Look } from '../contract';
import { withDefaults } from '../rules';
import { siteLook } from '../table';

export type LookChanged = { ok: true; look: OwnersLook } | { ok: false };

type Stored = Pick<OwnersLook, 'published' | 'draft' | 'previous'>;

/** Changes the row, unless it was changed since the owner loaded it: then nothing happens. */
function changeLook(
  { db }: Pick<Context, 'db'>,
  version: number,
  change: (stored: Stored) => Partial<Stored>,
): Promise<LookChanged> {
  return transact(db, async (tx): Promise<LookChanged> => {
    await lockNames(tx, ['look']);
    const stored = await ownersLook({ db: tx });
    if (stored.version !== version) return { ok: false };
    // Only what changes is named: the database raises the version of the content with the column `published`.
    await tx.update(siteLook).set({ ...change(stored), version: version + 1 });
    return { ok: true, look: await ownersLook({ db: tx }) };
  });
}

const isSame = (one: Look, other: Look): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what the owner is trying out. */
export const keepDraft = (ctx: Pick<Context, 'db'>, version: number, look: Look) =>
  changeLook(ctx, version, ({ published }) => {
    const draft = withDefaults(look);
    return { draft: isSame(draft, published) ? null : draft };
  });

/** Shows visitors what the owner has tried out. */
export const publishDraft = (ctx: Pick<Context, 'db'>, version: number) =>
  changeLook(ctx, version, ({ published, draft }) =>
    draft ? { published: draft, draft: null, previous: published } : {},
  );

/** Publishes again what was published before; what it replaces can be brought back in the same way. */
export const undoPublishing = (ctx: Pick<Context, 'db'>, version: number) =>
  changeLook(ctx, version, ({ published, previous }) =>
    previous ? { published: previous, draft: null, previous: published } : {},
  );
