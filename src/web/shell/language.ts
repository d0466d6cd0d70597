import { useEffect } from 'react';
import { isLocale, type Locale } from '#/platform/i18n/locale';

/** Follows the shown language, by whatever way it came. */
export function useRememberedLanguage(locale: Locale): void {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('lang');
    // An unknown code is shown in English, but is nobody's choice.
    if (asked === null || isLocale(asked)) window.rememberLanguage?.(locale);
  }, [locale]);
}
