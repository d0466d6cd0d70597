import { useLinkProps } from '@tanstack/react-router';
import { type Locale, type Localized, sourceLocale } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { shellWords } from './copy';
import styles from './nav.module.css';

const ownNames: Localized = { tr: 'Türkçe', en: 'English', ar: 'العربية' };

/**
 * Links to the same page in each language (TR, EN, AR), without a reload once the page is hydrated. The choice is remembered
 * (language.ts). Renders nothing if there is only one language.
 */
export function LanguageSwitch({ languages }: { languages: readonly Locale[] }) {
  const copy = useWords(shellWords);
  const shown = useLocale();
  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={copy.languages}>
      {languages.map((locale) => (
        <li key={locale}>
          <LanguageLink locale={locale} shown={locale === shown} />
        </li>
      ))}
    </ul>
  );
}

function LanguageLink({ locale, shown }: { locale: Locale; shown: boolean }) {
  const link = useLinkProps({
    to: '.',
    search: (search: Record<string, unknown>) => ({
      ...search,
      lang: locale === sourceLocale ? undefined : locale,
    }),
    replace: true,
    preload: false,
    resetScroll: false,
  });
  return (
    <a
      {...link}
      className={undefined}
      lang={locale}
      hrefLang={locale}
      aria-current={shown ? 'true' : undefined}
      data-tooltip={ownNames[locale]}
    >
      {locale.toUpperCase()}
      <VisuallyHidden> {ownNames[locale]}</VisuallyHidden>
    </a>
  );
}
