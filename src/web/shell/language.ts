import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isLocale, type Locale } from '#/platform/i18n/locale';

const key = 'language';
const year = 365 * 24 * 3600;

/** Kept in local storage, and in a cookie that lets the server answer in the language next time. */
export function rememberLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${key}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
  try {
    localStorage.setItem(key, locale);
  } catch {
    // Without storage the address alone carries the language.
  }
}

function rememberedLanguage(): Locale | undefined {
  try {
    const stored = localStorage.getItem(key);
    return isLocale(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Follows the shown language; a bare address opens in the language of the last visit. */
export function useRememberedLanguage(locale: Locale): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stored = rememberedLanguage();
    const asked = new URLSearchParams(window.location.search).get('lang');
    // An unknown code is shown in English, but is nobody's choice.
    if (asked !== null && !isLocale(asked)) return;
    const bare = asked === null;
    if (bare && stored && stored !== 'tr' && !document.cookie.includes(`${key}=`)) {
      rememberLanguage(stored);
      void navigate({ to: '.', search: (search) => ({ ...search, lang: stored }), replace: true });
      return;
    }
    rememberLanguage(locale);
  }, [locale, navigate]);
}
