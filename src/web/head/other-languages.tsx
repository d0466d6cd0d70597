import { type Locale, locales } from '#/platform/i18n/locale';
import { socialLocale } from './addresses';

/** Names the other languages of a page; the router's own head keeps only one tag per name. */
export const OtherLanguages = ({ locale }: { locale: Locale }) =>
  locales
    .filter((other) => other !== locale)
    .map((other) => <meta key={other} property="og:locale:alternate" content={socialLocale[other]} />);
