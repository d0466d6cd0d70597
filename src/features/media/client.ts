import { published } from '#/published/client';
import type { MediaItem } from './item';

export const mediaQuery = published<MediaItem>('media');
