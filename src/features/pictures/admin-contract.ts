import * as z from 'zod/mini';
import type { Localized } from '#/platform/i18n/locale';
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

/** The field of a form that holds a picture's address; pages hand it to forms of other features. */
export interface PictureFieldProps {
  label: string;
  /** The address; '' for none. */
  value: string;
  onChange: (url: string) => void;
  /** A picture is on its way: whether it came (or was given up) in the end, so that a form can wait before it saves. */
  onWork?: (work: Promise<boolean>) => void;
  hint?: string;
  /** What the form says of it. */
  error?: string | undefined;
  required?: boolean;
  name?: string;
  /** What the picture shows, for those who don't see it; left out where the page says it otherwise. */
  alt?: { value: Partial<Localized>; onChange: (alt: Localized) => void };
}
