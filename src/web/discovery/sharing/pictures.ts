import type { Profile } from '#/features/profile/contract';

const drawings = import.meta.glob<string>('/content/pictures/{portrait,articles/*}.svg', {
  query: '?raw',
  import: 'default',
});

/** What a picture that the product brings along was drawn from, by the picture's address; nothing else can be drawn here. */
export async function drawingOf(address: string | null): Promise<string | undefined> {
  const [, name] = /^\/img\/([\w/-]+)\.webp$/.exec(address ?? '') ?? [];
  return drawings[`/content/pictures/${name}.svg`]?.();
}

/** The portrait of the demo's person; another owner doesn't get that face. */
export const portraitOf = async ({ demoNotice, portrait }: Profile): Promise<string | undefined> =>
  demoNotice === null ? undefined : drawingOf(portrait.src);
