import type { FetchPicture } from '#/features/pictures/admin-contract';
import type { Picture } from '#/features/pictures/contract';

interface FetchedPictures {
  /** By their original address. */
  pictures: Map<string, Picture>;
  /** How many places of the article lose their picture. */
  missing: number;
}

/** Fetches an article's pictures, as pages show none from other sites. Those that can't be fetched are left out. */
export async function fetchPictures(
  addresses: readonly string[],
  fetchPicture: FetchPicture,
): Promise<FetchedPictures> {
  const pictures = new Map<string, Picture>();
  for (const address of new Set(addresses)) {
    const picture = await fetchUnlessRefused(address, fetchPicture);
    if (picture) pictures.set(address, picture);
  }
  return { pictures, missing: addresses.filter((address) => !pictures.has(address)).length };
}

/** A picture that is refused only concerns its article; any other error, such as a full disk, ends the import. */
async function fetchUnlessRefused(address: string, fetchPicture: FetchPicture): Promise<Picture | undefined> {
  try {
    return await fetchPicture(address);
  } catch (error) {
    if (error instanceof Error && error.name === 'PictureRefusal') return undefined;
    throw error;
  }
}
