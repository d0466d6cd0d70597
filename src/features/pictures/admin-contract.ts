import * as z from 'zod/mini';
import type { Picture } from './contract';

/** The address of a picture on another site that the server should fetch and store. */
export const pictureByUrl = z.object({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2048)) });

export type PictureRefusalReason =
  | 'too_large'
  | 'not_a_picture'
  | 'too_many_pixels'
  | 'broken'
  | 'bad_address'
  | 'private_address'
  | 'unreachable'
  | 'too_slow';

export type StoredPicture = { ok: true; picture: Picture } | { ok: false; reason: PictureRefusalReason };

export type FetchPicture = (url: string) => Promise<StoredPicture>;
