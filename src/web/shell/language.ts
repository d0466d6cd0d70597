import { useEffect } from 'react';
import { isLocale, type Locale } from '#/platform/i18n/locale';

declare global {
  interface Window {
    /** Keeps the language in local storage, and in a cookie that lets the server answer in it next time. */
    rememberLanguage?: (locale: Locale) => void;
  }
}

const key = 'language';
const cookie = `; Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax`;

/**
 * Runs in the head, because a language may be pressed before anything else of ours has come: whatever link to another
 * language is pressed is remembered. A bare address opens in the language of the last visit, also where only local storage
 * still knows it; once the page can be seen, that would change it under the reader's eyes. The exact string, so that a
 * content security policy can allow it by its hash.
 */
export const languageScript = `(function(w,d){w.rememberLanguage=function(l){d.cookie='${key}='+l+'${cookie}';try{localStorage.setItem('${key}',l)}catch(e){}};w.addEventListener('click',function(v){var a=v.target.closest&&v.target.closest('a[hreflang]');if(a)w.rememberLanguage(a.hreflang)},true);try{var l=localStorage.getItem('${key}'),u=new URL(location);if((l==='en'||l==='ar')&&!u.searchParams.has('lang')&&d.cookie.indexOf('${key}=')<0){w.rememberLanguage(l);u.searchParams.set('lang',l);location.replace(u)}}catch(e){}})(window,document)`;

/** Follows the shown language, by whatever way it came. */
export function useRememberedLanguage(locale: Locale): void {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('lang');
    // An unknown code is shown in English, but is nobody's choice.
    if (asked === null || isLocale(asked)) window.rememberLanguage?.(locale);
  }, [locale]);
}
