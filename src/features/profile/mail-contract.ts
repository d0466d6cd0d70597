import type { Locale } from '#/platform/i18n/locale';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import type { Correspondence, LinkedSite } from '#/platform/mail/addresses';
import { type LocalizedProfile, localizeProfile, type Profile } from './contract';

/** What the mails of most features are composed from, apart from the row that they are about. */
export interface MailSite extends Correspondence, LinkedSite {
  mailId: string;
  profile: LocalizedProfile;
}

/**
 * The language of a mail, and the profile in that language. A mail without a visitor is in the language of the owner's notices.
 */
export function inLanguageOf(
  { profile, languages = everyLanguage }: Pick<MailSite, 'profile' | 'languages'>,
  visitor?: { language: Locale },
) {
  const locale = visitor ? visitor.language : noticesLocale(languages);
  return { languages, locale, profile: localizeProfile(profile, { locale, main: languages.main }) };
}

export const asTrainer = (profile: Profile): Profile => ({ ...profile, email: profile.trainingEmail });
