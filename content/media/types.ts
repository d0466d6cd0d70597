import type { Localized } from '#/platform/i18n/locale';

export interface DemoMedia {
  id: string;
  title: Localized;
  description: Localized;
  /** The still's address. */
  thumbnail: string;
  platform: 'youtube';
  videoId: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Where it was recorded, as a visitor reads it: 'Konferans kaydı'. */
  channel: Localized;
  durationSeconds: number;
}
