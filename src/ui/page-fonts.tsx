import { createContext, useContext } from 'react';
import { preload } from 'react-dom';
import { fontPreload, fontsOf, type PairingFonts } from './fonts';
import { useLocale } from './language/language';

/** The fonts of the site's type pairing; undefined for the shipped one. */
export const PageFonts = createContext<PairingFonts | undefined>(undefined);

/**
 * Preloads a font that only some pages show, with low priority. Without this, the browser finds the font when it lays the page
 * out, fetches it with high priority, and so delays the page's main picture.
 */
export function usePreloadedFont(style: 'italic' | 'strong'): void {
  const href = fontsOf(useLocale(), useContext(PageFonts))[style];
  if (href) preload(href, fontPreload);
}
