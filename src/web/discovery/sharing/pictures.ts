import type { Profile } from '#/features/profile/contract';
import { isUpload } from '#/platform/files/uploads';

const drawings = import.meta.glob<string>('/content/pictures/{portrait,articles/*}.svg', {
  query: '?raw',
  import: 'default',
});

/**
 * The SVG source of one of the product's own pictures, by the picture's address; undefined for all other pictures, which have
 * none.
 */
export async function svgSource(address: string | null): Promise<string | undefined> {
  const [, name] = /^\/img\/([\w/-]+)\.webp$/.exec(address ?? '') ?? [];
  return drawings[`/content/pictures/${name}.svg`]?.();
}

/** The portrait of the demo's person; undefined for any other owner. */
export const portraitSvg = async ({ demoNotice, portrait }: Profile): Promise<string | undefined> =>
  demoNotice === null ? undefined : svgSource(portrait.src);

/** A photograph of this site, by its address, and the point of it that must stay visible. */
export interface Photo {
  address: string;
  focus: { x: number; y: number };
}

/** The owner's uploaded portrait, in the smallest WebP that is sharp on the plate, or else the largest. */
export function portraitPhoto({ portrait: { src, picture, focus } }: Profile): Photo | undefined {
  if (!isUpload(src)) return undefined;
  const drawable = picture?.variants.filter(({ type }) => type === 'image/webp') ?? [];
  const { url = src } = drawable.find(({ width }) => width >= 900) ?? drawable.at(-1) ?? {};
  return { address: url, focus: focus ?? { x: 50, y: 30 } };
}
