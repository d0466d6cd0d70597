import { inArray } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { isUpload, uploadKey } from '#/platform/files/uploads';
import { shippedPictures } from '#content/pictures/shipped';
import type { Picture } from './contract';
import { pictures } from './table';

export const pictureColumns = {
  url: pictures.url,
  width: pictures.width,
  height: pictures.height,
  placeholder: pictures.placeholder,
  variants: pictures.variants,
};

/** The pictures of this site among these addresses, by address. Makes at most one query. */
export async function findPictures(
  { db }: Pick<Context, 'db'>,
  urls: Iterable<string | null>,
): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>();
  const uploaded = new Set<string>();
  for (const url of urls) {
    const shipped = url === null ? undefined : shippedPictures[url];
    if (shipped) found.set(shipped.url, shipped);
    else if (url && isUpload(url)) uploaded.add(url);
  }
  if (uploaded.size === 0) return found;
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .where(inArray(pictures.url, [...uploaded]));
  for (const row of rows) found.set(row.url, row);
  return found;
}

export async function storedPictures({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db.select({ url: pictures.url }).from(pictures).orderBy(pictures.url);
  return rows.map(({ url }) => url);
}

export async function pictureKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ url: pictures.url, variants: pictures.variants })
    .from(pictures)
    .orderBy(pictures.url);
  return rows.flatMap(({ url, variants }) =>
    [url, ...variants.map((variant) => variant.url)].map((address) => uploadKey(address)),
  );
}
