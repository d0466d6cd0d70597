import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemClient } from '#/owner/items/client';
import { useFieldError } from '#/owner/items/form/item-field-view';
import { useOpenForm } from '#/owner/items/form/open-form';
import { titleIn } from '#/owner/items/item';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { consultingCategoryItem, trainingCategoryItem } from '../../item';
import type { ServiceKind } from './kinds';

type CategoryNoun = typeof consultingCategoryItem;

/** The category of a service or program, among those that exist. */
function CategoryField({ noun }: { noun: CategoryNoun }) {
  const { words, form } = useOpenForm();
  const { chooseCategory, noCategory } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const { data: categories } = useSuspenseQuery(itemClient(noun).list());
  return (
    <Field
      label={words.fields.category}
      hint={
        categories.length === 0 ? (
          <Link to="/admin/services" search={{ kind: noun.name as ServiceKind }}>
            {noCategory}
          </Link>
        ) : undefined
      }
      error={useFieldError('category')}
    >
      <Select {...form.register('category')}>
        <option value="">{chooseCategory}</option>
        {categories.map(({ id, title }) => (
          <option key={id} value={id}>
            {titleIn(title, locale).text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export const ConsultingCategoryField = () => <CategoryField noun={consultingCategoryItem} />;
export const TrainingCategoryField = () => <CategoryField noun={trainingCategoryItem} />;
