import { createContext, useContext } from 'react';
import { preload } from 'react-dom';
import { fontPreload, fontsOf, type PairingFonts } from './fonts';
import { useLocale } from './language/language';

/** The fonts of the site's type pairing; undefined for the shipped one. */
export const PageFonts = createContext<PairingFonts | undefined>(undefined);

/**
 * Preloads a font that only some pages show. Without this, the browser would find the font only when it lays the page out, and
 * would then fetch it before everything else.
 */
export function usePreloadedFont(style: 'italic' | 'strong'): void {
  const href = fontsOf(useLocale(), useContext(PageFonts))[style];
  if (href) preload(href, fontPreload);
}
