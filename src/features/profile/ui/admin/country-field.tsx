import { useOpenForm } from '#/owner/items/form/open-form';
import { countries } from '#/platform/i18n/countries';
import { Field, Select } from '#/ui/field';
import { CountryOptions } from '#/ui/language/countries';

/** The country, by its name. */
export function CountryField() {
  const { form, words } = useOpenForm();
  return (
    <Field label={words.fields.country}>
      <Select {...form.register('country')}>
        <CountryOptions codes={countries} />
      </Select>
    </Field>
  );
}
