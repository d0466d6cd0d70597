import { useOpenForm } from '#/owner/items/form/open-form';
import { countries } from '#/platform/i18n/countries';
import { Field, Select } from '#/ui/field';
import { CountryOptions } from '#/ui/language/countries';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import styles from './country-field.module.css';

/**
 * Rendered only in the browser, because its names of some countries may differ from the server's and cause a hydration mismatch.
 */
export function CountryField() {
  const { form, words } = useOpenForm();
  if (!useMadeInBrowser()) return null;
  return (
    <Field label={words.fields.country} className={styles.root}>
      <Select {...form.register('country')}>
        <CountryOptions codes={countries} />
      </Select>
    </Field>
  );
}
