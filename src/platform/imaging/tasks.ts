import type { UnreadablePicture } from './kind.ts';

export type PictureType = 'image/avif' | 'image/webp';

export interface EncodedPicture {
  bytes: Buffer;
  type: 'image/jpeg' | 'image/webp';
  ending: 'jpg' | 'webp';
  /** Pixels. */
  width: number;
  height: number;
  placeholder: string;
}

export interface VariantFormat {
  width: number;
  type: PictureType;
}

export type Task =
  | { kind: 'reencode'; bytes: Uint8Array }
  | { kind: 'variants'; bytes: Uint8Array; forms: VariantFormat[] };
export type Outcome =
  | { kind: 'reencoded'; picture: EncodedPicture }
  | { kind: 'made'; variants: Uint8Array[] }
  | { kind: 'refused'; reason: UnreadablePicture['reason'] };
