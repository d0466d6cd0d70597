import type { BringHome } from '#/features/pictures/admin-contract';
import type { Picture } from '#/features/pictures/contract';

interface Brought {
  /** By the address where each lay. */
  home: Map<string, Picture>;
  /** Places where a picture is left out. */
  missing: number;
}

/** Brings an article's pictures home: none is ever shown from where it lay. One that can't come is left out. */
export async function bringPictures(addresses: readonly string[], bringHome: BringHome): Promise<Brought> {
  const home = new Map<string, Picture>();
  for (const address of new Set(addresses)) {
    const picture = await broughtOr(address, bringHome);
    if (picture) home.set(address, picture);
  }
  return { home, missing: addresses.filter((address) => !home.has(address)).length };
}

/** A picture that is none, or not to be had, is a matter of the article; a full disk is not. */
async function broughtOr(address: string, bringHome: BringHome): Promise<Picture | undefined> {
  try {
    return await bringHome(address);
  } catch (error) {
    if (error instanceof Error && error.name === 'PictureRefusal') return undefined;
    throw error;
  }
}
