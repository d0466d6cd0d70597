import { comma, type Locale } from '#/platform/i18n/locale';
import type { Profile, SearchTextName } from './contract';
import { adminProfileCopy } from './copy/admin/all';

/** Texts for search engines, made from the owner's name and roles. They stand in for texts that she hasn't written. */
export function searchTexts(
  { name, roles }: Pick<Profile, 'name' | 'roles'>,
  locale: Locale,
): Record<SearchTextName, string> {
  const made = Object.entries(adminProfileCopy[locale].search).map(([text, make]) => [
    text,
    make(name, roles.join(comma[locale])),
  ]);
  return Object.fromEntries(made) as Record<SearchTextName, string>;
}

/**
 * Completes the profile's texts for search engines. The sample person's profile stays unchanged, because its pages have shipped
 * texts.
 */
export const withSearchTexts = (profile: Profile, locale: Locale): Profile =>
  profile.demoNotice === null
    ? { ...profile, texts: { ...searchTexts(profile, locale), ...profile.texts } }
    : profile;
