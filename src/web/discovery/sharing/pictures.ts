import type { Profile } from '#/features/profile/contract';

const drawings = import.meta.glob<string>('/content/pictures/{portrait,articles/*}.svg', {
  query: '?raw',
  import: 'default',
});

/** The SVG source of one of the product's own pictures, by the picture's address; no other picture can be drawn. */
export async function svgSource(address: string | null): Promise<string | undefined> {
  const [, name] = /^\/img\/([\w/-]+)\.webp$/.exec(address ?? '') ?? [];
  return drawings[`/content/pictures/${name}.svg`]?.();
}

/** The portrait of the demo's person; undefined for any other owner. */
export const portraitSvg = async ({ demoNotice, portrait }: Profile): Promise<string | undefined> =>
  demoNotice === null ? undefined : svgSource(portrait.src);
