import { useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { technicalText } from '#/owner/kit/technical-text';
import { Field, Input, Options, Select } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { type Place, placeKinds } from '../../contract';
import { adminCatalogueWords } from '../../copy';
import styles from './place-field.module.css';

export function PlaceField() {
  const { form } = useOpenForm<{ place: Place }>();
  const { place: words } = useWords(adminCatalogueWords);
  const kind = useWatch({ control: form.control, name: 'place.kind' });
  const faults = form.formState.errors.place;
  return (
    <div className={styles.root}>
      <Field label={words.label}>
        <Select {...form.register('place.kind')}>
          <Options of={placeKinds} text={(each) => words.kinds[each]} />
        </Select>
      </Field>
      {kind === 'video' ? (
        <Field label={words.link} hint={words.linkHint} error={faults?.link?.message}>
          <Input type="url" {...technicalText} placeholder="https://" {...form.register('place.link')} />
        </Field>
      ) : null}
      {kind === 'address' ? (
        <Field label={words.address} hint={words.addressHint} error={faults?.address?.message}>
          <Input autoComplete="off" dir="auto" {...form.register('place.address')} />
        </Field>
      ) : null}
    </div>
  );
}
