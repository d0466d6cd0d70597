declare global {
  interface Window {
    /** Keeps the language in local storage, and in a cookie that lets the server answer in it next time. */
    rememberLanguage?: (language: string) => void;
  }
}

const key = 'language';
const lasting = `Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax`;

/**
 * Runs in the head, because a language may be pressed before anything else of ours has come: whatever link to another
 * language is pressed is remembered. A bare address opens in the language of the last visit, also where only local storage
 * still knows it; once the page can be seen, that would change it under the reader's eyes.
 */
export function rememberLanguages(): void {
  window.rememberLanguage = remember;
  window.addEventListener('click', rememberPressed, true);
  try {
    openInLastLanguage();
  } catch {
    // A browser without storage opens the address as it is.
  }
}

function remember(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page is left, which CookieStore doesn't promise
  document.cookie = `${key}=${language}; ${lasting}`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // A browser without storage keeps it in the cookie alone.
  }
}

function rememberPressed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (link) remember(link.hreflang);
}

function openInLastLanguage(): void {
  const last = localStorage.getItem(key);
  const address = new URL(location.href);
  if ((last !== 'en' && last !== 'ar') || address.searchParams.has('lang')) return;
  if (document.cookie.includes(`${key}=`)) return;
  remember(last);
  address.searchParams.set('lang', last);
  location.replace(address);
}
