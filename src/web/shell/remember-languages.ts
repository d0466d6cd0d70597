import type { Locale } from '#/platform/i18n/locale';
import { readLanguages } from '#/platform/i18n/site-languages';

declare global {
  interface Window {
    /** Stores the language in local storage, and in a cookie so that the server can use it next time. */
    rememberLanguage?: (language: string) => void;
  }
}

const key = 'language';
const cookieAttributes = `Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax`;

/**
 * Runs in the head, because a link to a language may be pressed before any other script is loaded. Remembers the language of
 * every such link that is pressed. Until the page is hydrated, it also adds the current fragment to the link (a place on the
 * page, the token of the set-up link). An address without a language opens in the language of the last visit, even if only local
 * storage still has it. The page is replaced before it is visible: later, the language would change before the reader's eyes.
 */
export function rememberLanguages(): void {
  let pressed: string | undefined;
  window.rememberLanguage = (shown) => {
    // The page that is left for another language may still be hydrated. That must not replace the choice that was pressed.
    if (pressed === undefined || pressed === shown) remember(shown);
    pressed = undefined;
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    pressed = link.hreflang;
    remember(pressed);
    // Once hydrated, the page itself keeps the part of the fragment that it needs.
    if (window.earlyActions && location.hash) link.hash = location.hash;
  };
  window.addEventListener('click', onClick, true);
  try {
    openInLastLanguage();
  } catch {
    // A browser without storage shows the address as it is.
  }
}

function remember(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page is left, which CookieStore doesn't promise
  document.cookie = `${key}=${language}; ${cookieAttributes}`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // A browser without storage remembers the language in the cookie alone.
  }
}

/** Whether a language is public and differs from the main one, in which addresses without `lang` are. */
function isOther(language: string | null): language is Locale {
  const { main, public: shown } = readLanguages(document.documentElement.dataset.languages);
  return language !== main && shown.some((other) => other === language);
}

function openInLastLanguage(): void {
  const last = localStorage.getItem(key);
  const address = new URL(location.href);
  if (!isOther(last) || address.searchParams.has('lang')) return;
  if (document.cookie.includes(`${key}=`)) return;
  remember(last);
  address.searchParams.set('lang', last);
  location.replace(address);
}
