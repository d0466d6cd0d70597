import { type Locale, locales } from '#/platform/i18n/locale';
import { socialLocale } from './addresses';

/** Tells of the languages that a page is also there in; the router's own head keeps only one tag of a name. */
export const OtherLanguages = ({ locale }: { locale: Locale }) =>
  locales
    .filter((other) => other !== locale)
    .map((other) => <meta key={other} property="og:locale:alternate" content={socialLocale[other]} />);
