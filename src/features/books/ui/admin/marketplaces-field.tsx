import { useFieldArray } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { adminBooksWords } from '../../copy';
import { newMarketplace, type OwnersBook } from '../../item';
import styles from './marketplaces-field.module.css';

export function MarketplacesField() {
  const { form } = useOpenForm<Pick<OwnersBook, 'marketplaces'>>();
  const { fields: names, marketplaces: words } = useWords(adminBooksWords);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'marketplaces' });
  const { errors } = form.formState;
  return (
    <fieldset className={styles.root}>
      <legend className="field-label">{names.marketplaces}</legend>
      {fields.map(({ id }, index) => {
        const faults = errors.marketplaces?.[index];
        return (
          <fieldset key={id} className={styles.shop} aria-label={words.one(index + 1)}>
            <Field label={words.logo} error={faults?.logo?.message}>
              <Input
                className={styles.logo}
                dir="ltr"
                autoComplete="off"
                title={words.logoHint}
                {...form.register(`marketplaces.${index}.logo`)}
              />
            </Field>
            <Field label={words.name} error={faults?.name?.message}>
              <Input autoComplete="off" {...form.register(`marketplaces.${index}.name`)} />
            </Field>
            <Field label={words.url} error={faults?.url?.message}>
              <Input
                type="url"
                dir="ltr"
                autoComplete="off"
                placeholder="https://"
                {...form.register(`marketplaces.${index}.url`)}
              />
            </Field>
            {fields.length > 1 ? (
              <Button
                kind="quiet"
                onClick={() => {
                  remove(index);
                  form.setFocus(`marketplaces.${Math.max(0, index - 1)}.name`);
                }}
              >
                {words.remove}
                <VisuallyHidden>: {words.one(index + 1)}</VisuallyHidden>
              </Button>
            ) : null}
          </fieldset>
        );
      })}
      <Button
        kind="secondary"
        dense
        onClick={() => append(newMarketplace(), { focusName: `marketplaces.${fields.length}.name` })}
      >
        {words.add}
      </Button>
    </fieldset>
  );
}
