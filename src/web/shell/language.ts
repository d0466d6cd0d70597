import { useEffect } from 'react';
import { isLocale, type Locale } from '#/platform/i18n/locale';

/** Stores the shown language, whatever selected it. */
export function useRememberedLanguage(locale: Locale): void {
  useEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('lang');
    // An unknown code is shown in English, but it is not a choice.
    if (requested === null || isLocale(requested)) window.rememberLanguage?.(locale);
  }, [locale]);
}
