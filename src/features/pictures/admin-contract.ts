import * as z from 'zod/mini';
import type { Picture } from './contract';

/** A picture that lies somewhere else, to be kept here. */
export const pictureByUrl = z.object({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2048)) });

/** Why a picture was not taken. */
export type PictureRefusalReason =
  | 'too_large'
  | 'not_a_picture'
  | 'too_many_pixels'
  | 'broken'
  | 'bad_address'
  | 'private_address'
  | 'unreachable'
  | 'too_slow';

export class PictureRefusal extends Error {
  readonly reason: PictureRefusalReason;

  constructor(reason: PictureRefusalReason) {
    super(reason);
    this.name = 'PictureRefusal';
    this.reason = reason;
  }
}

/** Fetches a picture by its address and keeps it. Throws `PictureRefusal`. */
export type BringHome = (url: string) => Promise<Picture>;
