import { useOpenForm } from '#/owner/items/form/open-form';
import { countries } from '#/platform/i18n/countries';
import { Field, Select } from '#/ui/field';
import { useCountriesByName } from '#/ui/language/countries';

/** The country, by its name. */
export function CountryField() {
  const { form, words } = useOpenForm();
  const options = useCountriesByName(countries);
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
