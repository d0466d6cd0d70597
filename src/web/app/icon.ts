import type { Node } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import type { IconLook } from '#/features/look/rules';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { detectPictureKind } from '#/platform/imaging/kind';
import { openRenderer } from '../discovery/sharing/fonts';
import { firstLetter } from '../discovery/sharing/letters';
import { centredInitial } from '../discovery/sharing/plate';

/**
 * The size in pixels, the share of it that the letter may take, and the radius of the corners as a share of the size. Systems cut
 * the maskable icon and the touch icon into their own shape, so these have no round corners.
 */
const kinds = {
  '192': { size: 192, share: 0.6, corner: 0.09 },
  '512': { size: 512, share: 0.6, corner: 0.09 },
  'maskable-512': { size: 512, share: 0.42, corner: 0 },
  touch: { size: 180, share: 0.58, corner: 0 },
};
export type IconKind = keyof typeof kinds;
export const isIconKind = (kind: string): kind is IconKind => Object.hasOwn(kinds, kind);

/** The address of an icon; `version` changes with what it shows. */
export const iconPath = (kind: IconKind, version: string): string => `/icon/${kind}.png?v=${version}`;

const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 12 });

/** The picture that the owner has uploaded for the icon, or the initial of her name on the accent colour, as PNG. */
export function siteIcon(
  { files }: Pick<Context, 'files'>,
  kind: IconKind,
  name: string,
  language: Locale,
  look: IconLook,
) {
  const key = JSON.stringify([kind, firstLetter(name), language, look]);
  const draw = async () => {
    const picture = look.picture && (await files.read(look.picture));
    return picture ? drawPicture(kind, picture, look) : drawInitial(kind, name, language, look);
  };
  const icon = drawn.get(key) ?? draw();
  drawn.set(key, icon);
  icon.catch(() => drawn.delete(key));
  return icon;
}

/**
 * A picture fills its icon. If systems cut the icon, a picture that may be transparent gets a background, and is drawn smaller,
 * so that the cut doesn't touch it.
 */
async function drawPicture(kind: IconKind, picture: Buffer, { ground }: IconLook) {
  const { size, corner } = kinds[kind];
  const isCut = corner === 0;
  const box = { width: size, height: size };
  const isOpaque = detectPictureKind(picture) === 'jpeg';
  const side = isCut && !isOpaque ? Math.round(size * 0.7) : size;
  const at = Math.round((size - side) / 2);
  const style = { ...box, ...(isCut ? { backgroundColor: ground } : {}) };
  const image: Node = {
    type: 'image',
    src: picture,
    style: { position: 'absolute', top: at, left: at, width: side, height: side, objectFit: 'cover' },
  };
  const renderer = await openRenderer();
  return renderer.render({ type: 'container', style, children: [image] }, { ...box, format: 'png' });
}

async function drawInitial(
  kind: IconKind,
  name: string,
  language: Locale,
  { ground, ink, pairing }: IconLook,
) {
  const { size, share, corner } = kinds[kind];
  const renderer = await openRenderer();
  const most = { width: size * share, height: size * share };
  const box = { width: size, height: size };
  const children = await centredInitial(renderer, name, language, { ...box, most, pairing });
  const style = { ...box, backgroundColor: ground, color: ink, borderRadius: size * corner };
  return renderer.render({ type: 'container', style, children }, { ...box, format: 'png' });
}
