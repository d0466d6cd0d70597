import type { FollowedLanguages } from '#/features/languages/followed-languages';
import type { ContentVersion } from '#/platform/db/content-version';

export interface DiscoverySettings {
  /** Public address, without a trailing slash. */
  baseUrl: string;
  content: Pick<ContentVersion, 'current' | 'isKnown'>;
  languages: Pick<FollowedLanguages, 'read'>;
}
