import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { uploadAddress, uploadKey } from '#/platform/files/uploads';
import { createVariantsInProcess } from '#/platform/imaging/imaging-process';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { variantWidths } from './rules';
import { pictures } from './table';

export const variantsQueue = 'picture-variants';
export const pictureQueues: Record<string, QueueOptions> = { [variantsQueue]: {} };
export interface VariantsJob {
  hash: string;
}

/** The formats of variants, the one with the smallest files first, because a browser uses the first format that it supports. */
const formats = ['avif', 'webp'] as const;

/** The original may be on another instance's disk. The retries give that instance some minutes to take the job. */
const maxAttempts = 8;

/**
 * Makes the variants in which pages show a picture. Running it twice makes the same files again. If this instance doesn't have
 * the original, it throws, so that the job is retried, perhaps on another instance.
 */
export async function makeVariants(
  { db, files, log }: Pick<Context, 'db' | 'files' | 'log'>,
  hash: string,
  attempt = 1,
): Promise<void> {
  const [row] = await db
    .select({ url: pictures.url, width: pictures.width })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  if (!row) return;
  const key = uploadKey(row.url);
  const bytes = await files.read(key);
  if (!bytes) {
    if (attempt < maxAttempts) throw new Error('the file of a picture is not on this instance');
    // The job ends without variants. Pages then show the original.
    log.error(
      { picture: key },
      'pictures: a file is missing; several instances need one store for uploads (S3_BUCKET, or one DATA_DIR/uploads)',
    );
    await db.update(pictures).set({ state: 'failed' }).where(eq(pictures.hash, hash));
    return;
  }
  const variants = formats.flatMap((format) =>
    variantWidths(row.width).map((width) => ({
      type: `image/${format}` as const,
      width,
      name: `${key.replace(/\.\w+$/, '')}-${width}.${format}`,
    })),
  );
  const encoded = await createVariantsInProcess(bytes, variants);
  for (const [index, { name, type }] of variants.entries()) {
    const variant = encoded[index];
    if (variant) await files.put(name, variant, type);
  }
  const stored = variants.map(({ type, width, name }) => ({ type, width, url: uploadAddress(name) }));
  await db.update(pictures).set({ variants: stored, state: 'ready' }).where(eq(pictures.hash, hash));
}
