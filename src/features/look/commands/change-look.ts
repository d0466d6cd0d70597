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

/** Changes the stored look. If it was changed since the owner loaded it, nothing is stored, and the outcome is `ok: false`. */
function changeLook(
  { db }: Pick<Context, 'db'>,
  version: number,
  change: (stored: Stored) => Partial<Stored>,
): Promise<LookChanged> {
  return transact(db, async (tx): Promise<LookChanged> => {
    await lockNames(tx, ['look']);
    const stored = await ownersLook({ db: tx });
    if (stored.version !== version) return { ok: false };
    // Only the changed columns are set, because a statement that sets `published` raises the content version and so outdates all
    // cached pages.
    await tx.update(siteLook).set({ ...change(stored), version: version + 1 });
    return { ok: true, look: await ownersLook({ db: tx }) };
  });
}

const isSame = (one: Look, other: Look): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Stores the owner's draft, with the stored sizes of its pictures. Refuses a draft with a picture that is not stored. */
export async function keepDraft(
  ctx: Pick<Context, 'db'>,
  version: number,
  look: Partial<Look>,
): Promise<DraftKept> {
  const { iconPicture, wordmark } = look;
  const stored = await findPictures(ctx, [iconPicture?.url ?? null, wordmark?.url ?? null]);
  const missing = (['iconPicture', 'wordmark'] as const).filter(
    (name) => look[name] && !stored.has(look[name].url),
  );
  if (missing.length > 0) return { ok: false, missing };
  const sized = <Asked extends LookPicture>(asked: Asked | null | undefined): Asked | null => {
    const picture = asked && stored.get(asked.url);
    return picture ? { ...asked, width: picture.width, height: picture.height } : null;
  };
  const draft = withDefaults({ ...look, iconPicture: sized(iconPicture), wordmark: sized(wordmark) });
  return changeLook(ctx, version, ({ published }) => ({ draft: isSame(draft, published) ? null : draft }));
}

export const publishDraft = (ctx: Pick<Context, 'db'>, version: number) =>
  changeLook(ctx, version, ({ published, draft }) =>
    draft ? { published: draft, draft: null, previous: published } : {},
  );

/** Publishes the previous look again, and drops the draft. The replaced look becomes the previous one, so this can be undone. */
export const undoPublishing = (ctx: Pick<Context, 'db'>, version: number) =>
  changeLook(ctx, version, ({ published, previous }) =>
    previous ? { published: previous, draft: null, previous: published } : {},
  );
