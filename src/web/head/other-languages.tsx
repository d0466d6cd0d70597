import type { Locale } from '#/platform/i18n/locale';
import { socialLocale } from './addresses';

/** Names the other languages of a page; the router's own head keeps only one tag per name. */
export const OtherLanguages = ({ locale, languages }: { locale: Locale; languages: readonly Locale[] }) =>
  languages
    .filter((other) => other !== locale)
    .map((other) => <meta key={other} property="og:locale:alternate" content={socialLocale[other]} />);
