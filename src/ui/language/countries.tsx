import { useMemo } from 'react';
import { localeTag } from '#/platform/i18n/locale';
import { useLocale } from './language';

export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeTag(locale), { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

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
