import type { MediaDraft } from '../admin-contract';
import { videoOf } from '../rules';
import type { media } from '../table';

/** The columns of what the owner sent, for a new recording (dated `today`) or for one that is there. */
export function shapeRecording(
  { videoId, ...given }: Partial<MediaDraft>,
  stored: object | undefined,
  today: string,
): Partial<typeof media.$inferInsert> {
  return {
    ...(stored ? {} : blank(today)),
    ...given,
    ...(videoId === undefined ? {} : (videoOf(videoId) ?? { videoId })),
  };
}

const blank = (today: string) => ({
  description: { tr: '' },
  channel: { tr: '' },
  thumbnail: '',
  videoId: '',
  date: today,
});
