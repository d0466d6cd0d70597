import { Link } from '@tanstack/react-router';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { defaultLocale, type Localized, locales } from '#/platform/i18n/locale';
import { rememberLanguage } from './language';

const ownNames: Localized = { tr: 'Türkçe', en: 'English', ar: 'العربية' };

/** TR, EN, AR: the same page in another language, without a reload. */
export function LanguageSwitch() {
  const copy = useCopy('shell');
  const current = useLocale();
  return (
    <ul className="languages" aria-label={copy.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <Link
            to="."
            search={(search: Record<string, unknown>) => ({ ...search, lang: locale === defaultLocale ? undefined : locale })}
            hash={true}
            replace
            preload={false}
            resetScroll={false}
            lang={locale}
            hrefLang={locale}
            aria-label={ownNames[locale]}
            aria-current={locale === current ? 'true' : undefined}
            activeProps={{ 'aria-current': locale === current ? 'true' : undefined }}
            onClick={() => rememberLanguage(locale)}
          >
            {locale.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
