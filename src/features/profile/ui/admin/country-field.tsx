import { useMemo } from 'react';
import { useOpenForm } from '#/owner/items/form/open-form';
import { countries } from '#/platform/i18n/countries';
import { localeTag } from '#/platform/i18n/locale';
import { Field, Select } from '#/ui/field';
import { useLocale } from '#/ui/language/language';

/** Names of countries in the language shown, by their code. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeTag(locale), { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

/** The country, by its name. */
export function CountryField() {
  const { form, words } = useOpenForm();
  const locale = useLocale();
  const nameOf = useCountryName();
  const options = useMemo(
    () =>
      countries
        .map((code) => ({ code, name: nameOf(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, localeTag(locale))),
    [nameOf, locale],
  );
  return (
    <Field label={words.fields.country}>
      <Select {...form.register('country')}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
