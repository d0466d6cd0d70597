import type { MediaItem } from './contract';

type Recording = Pick<MediaItem, 'videoId'>;

/** The player without cookies; it starts at once, because a reader has just asked for it. */
export const playerAddress = ({ videoId }: Recording, locale: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&hl=${locale}`;

/** The recording on its platform. */
export const watchAddress = ({ videoId }: Recording): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
