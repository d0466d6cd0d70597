import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { uploadAddress, uploadKey } from '#/platform/files/uploads';
import { reencodeInProcess } from '#/platform/imaging/imaging-process';
import { UnreadablePicture } from '#/platform/imaging/kind';
import type { StoredPicture } from '../admin-contract';
import type { Picture } from '../contract';
import { variantsQueue } from '../jobs';
import { pictureColumns } from '../queries';
import { maxBytes } from '../rules';
import { pictures } from '../table';

type StoreContext = Pick<Context, 'db' | 'jobs' | 'files'>;

/** The same bytes are stored only once, unless one of the picture's files has been lost. */
export async function storePicture(ctx: StoreContext, bytes: Buffer): Promise<StoredPicture> {
  if (bytes.length > maxBytes) return { ok: false, reason: 'too_large' };
  const hash = createHash('sha256').update(bytes).digest('hex');
  const [known] = await ctx.db.select(pictureColumns).from(pictures).where(eq(pictures.hash, hash));
  if (known && (await isWhole(ctx, known))) return { ok: true, picture: known };

  const outcome = await encode(bytes);
  if (!outcome.ok) return outcome;
  const { bytes: encoded, type, ending, ...facts } = outcome.picture;
  const key = `${hash.slice(0, 32)}.${ending}`;
  // The file is stored before the row, so that no row ever names a missing file.
  await ctx.files.put(key, encoded, type);
  const picture: Picture = { ...facts, url: uploadAddress(key), variants: [] };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ ...picture, hash })
      .onConflictDoNothing();
    await ctx.jobs.enqueue(
      tx,
      variantsQueue,
      { hash },
      known ? { unlessWaiting: true } : { singletonKey: hash },
    );
  });
  return { ok: true, picture: known ?? picture };
}

/** Whether the files of the picture and of its variants are in the store. */
async function isWhole({ files }: StoreContext, { url, variants }: Picture): Promise<boolean> {
  for (const address of [url, ...variants.map((variant) => variant.url)])
    if (!(await files.read(uploadKey(address)))) return false;
  return true;
}

async function encode(bytes: Buffer) {
  try {
    return { ok: true, picture: await reencodeInProcess(bytes) } as const;
  } catch (error) {
    if (error instanceof UnreadablePicture) return { ok: false, reason: error.reason } as const;
    throw error;
  }
}
