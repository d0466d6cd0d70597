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

/** The options of a choice of country, by name in alphabetical order. */
export function CountryOptions({ codes }: { codes: readonly string[] }) {
  const locale = useLocale();
  const nameOf = useCountryName();
  const options = useMemo(
    () =>
      codes
        .map((code) => ({ code, name: nameOf(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, localeTag(locale))),
    [codes, nameOf, locale],
  );
  return options.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
