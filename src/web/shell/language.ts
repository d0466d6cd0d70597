import { useEffect } from 'react';
import { isLocale, type Locale } from '#/platform/i18n/locale';

/** Stores the shown language, unless the address asks for one that the product doesn't have. */
export function useRememberedLanguage(locale: Locale): void {
  useEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('lang');
    // A page with an unknown code is shown in English, but nobody has chosen English.
    if (requested === null || isLocale(requested)) window.rememberLanguage?.(locale);
  }, [locale]);
}
