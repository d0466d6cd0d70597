import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { variantsApart } from '#/platform/imaging/workshop';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { variantWidths } from './rules';
import { pictures } from './table';

export const variantsQueue = 'picture-variants';
export const pictureQueues: Record<string, QueueOptions> = { [variantsQueue]: {} };
export interface VariantsJob {
  hash: string;
}

/** The one that takes fewest bytes first: a browser takes the first that it can read. */
const formats = [
  { type: 'image/avif', ending: 'avif' },
  { type: 'image/webp', ending: 'webp' },
] as const;

/** So often a file is looked for: some minutes, in which the instance that has it may come by. */
const mostAttempts = 8;

/**
 * Makes the forms in which pages show a picture. Running twice makes the same files again. An instance that hasn't got
 * the file throws, which leaves the job to whoever takes it next.
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
  const key = row.url.slice('/uploads/'.length);
  const bytes = await files.read(key);
  if (!bytes) {
    if (attempt < mostAttempts) throw new Error('the file of a picture is not here');
    // Without variants the page asks for the picture itself.
    log.error(
      { picture: key },
      'pictures: a file is missing; several instances need one store for uploads (S3_BUCKET, or one DATA_DIR/uploads)',
    );
    await db.update(pictures).set({ state: 'failed' }).where(eq(pictures.hash, hash));
    return;
  }
  const forms = formats.flatMap(({ type, ending }) =>
    variantWidths(row.width).map((width) => ({
      type,
      width,
      name: `${key.replace(/\.\w+$/, '')}-${width}.${ending}`,
    })),
  );
  const made = await variantsApart(bytes, forms);
  for (const [index, { name, type }] of forms.entries()) {
    const variant = made[index];
    if (variant) await files.put(name, variant, type);
  }
  const variants = forms.map(({ type, width, name }) => ({ type, width, url: `/uploads/${name}` }));
  await db.update(pictures).set({ variants, state: 'ready' }).where(eq(pictures.hash, hash));
}
