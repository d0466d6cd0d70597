import type { Locale } from '#/platform/i18n/locale';
import { socialLocale } from './addresses';

/** The page's other languages. They are rendered here because the router's head keeps only one tag per name. */
export const OtherLanguages = ({ locale, languages }: { locale: Locale; languages: readonly Locale[] }) =>
  languages
    .filter((other) => other !== locale)
    .map((other) => <meta key={other} property="og:locale:alternate" content={socialLocale[other]} />);
