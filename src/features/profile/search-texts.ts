import { comma, type Locale } from '#/platform/i18n/locale';
import type { Profile, SearchTextName } from './contract';
import { adminProfileCopy } from './copy/admin/all';

/** What search engines are told of pages for which the owner has written nothing: made from her name and roles. */
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

/** The profile with all texts for search engines, unless it is the sample person's, whose pages have their own. */
export const withSearchTexts = (profile: Profile, locale: Locale): Profile =>
  profile.demoNotice === null
    ? { ...profile, texts: { ...searchTexts(profile, locale), ...profile.texts } }
    : profile;
