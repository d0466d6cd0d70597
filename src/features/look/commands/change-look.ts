import { findPictures } from '#/features/pictures/queries';
import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { OwnersLook } from '../admin-contract';
import { ownersLook } from '../admin-queries';
import type { Look, LookPicture } from '../contract';
import { withDefaults } from '../rules';
import { siteLook } from '../table';

export type LookChanged = { ok: true; look: OwnersLook } | { ok: false };

export type DraftKept = LookChanged | { ok: false; missing: PictureName[] };
type PictureName = 'iconPicture' | 'wordmark';

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

/** Keeps what the owner is trying out, with the stored sizes of its pictures; refused where one of them is not stored. */
export async function keepDraft(
  ctx: Pick<Context, 'db'>,
  version: number,
  look: Partial<Look>,
): Promise<DraftKept> {
  const { iconPicture, wordmark } = look;
  const stored = await findPictures(ctx, [iconPicture?.url ?? null, wordmark?.url ?? null]);
  const missing = (['iconPicture', 'wordmark'] as const).filter((name) => {
    const picture = look[name];
    return picture && !stored.has(picture.url);
  });
  if (missing.length > 0) return { ok: false, missing };
  const sized = <Asked extends LookPicture>(asked: Asked | null | undefined): Asked | null => {
    const picture = asked && stored.get(asked.url);
    return picture ? { ...asked, width: picture.width, height: picture.height } : null;
  };
  const draft = withDefaults({ ...look, iconPicture: sized(iconPicture), wordmark: sized(wordmark) });
  return changeLook(ctx, version, ({ published }) => ({ draft: isSame(draft, published) ? null : draft }));
}

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
