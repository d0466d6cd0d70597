import type { FetchPicture } from '#/features/pictures/admin-contract';
import type { Picture } from '#/features/pictures/contract';

interface FetchedPictures {
  /** By their original address. */
  pictures: Map<string, Picture>;
  /** How many places of the article lose their picture. */
  missing: number;
}

/**
 * Fetches an article's pictures, as pages show none from other sites. Those that are refused are left out; an error, such as
 * a full disk, ends the import.
 */
export async function fetchPictures(
  addresses: readonly string[],
  fetchPicture: FetchPicture,
): Promise<FetchedPictures> {
  const pictures = new Map<string, Picture>();
  for (const address of new Set(addresses)) {
    const fetched = await fetchPicture(address);
    if (fetched.ok) pictures.set(address, fetched.picture);
  }
  return { pictures, missing: addresses.filter((address) => !pictures.has(address)).length };
}
