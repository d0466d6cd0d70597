import { useMemo } from 'react';
import { localeTag } from '#/platform/i18n/locale';
import { useLocale } from './language';

/** Names of countries in the language shown, by their code. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeTag(locale), { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

/** Countries with their names in the language shown, in alphabetical order. */
export function useCountriesByName(codes: readonly string[]): { code: string; name: string }[] {
  const locale = useLocale();
  const nameOf = useCountryName();
  return useMemo(
    () =>
      codes
        .map((code) => ({ code, name: nameOf(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, localeTag(locale))),
    [codes, nameOf, locale],
  );
}
