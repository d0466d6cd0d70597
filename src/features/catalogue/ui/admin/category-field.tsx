import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemClient } from '#/owner/items/client';
import { useFieldError } from '#/owner/items/form/item-field-view';
import { useOpenForm } from '#/owner/items/form/open-form';
import { titleIn } from '#/owner/items/item';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { type CategoryKind, categoryItems } from './category-items';

function CategoryField({ kind }: { kind: CategoryKind }) {
  const { words, form } = useOpenForm();
  const { chooseCategory, noCategory } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const { data: categories } = useSuspenseQuery(itemClient(categoryItems[kind]).list());
  return (
    <Field
      label={words.fields.category}
      hint={
        categories.length === 0 ? (
          <Link to="/admin/services" search={{ kind }}>
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

export const ConsultingCategoryField = () => <CategoryField kind="consulting-categories" />;
export const TrainingCategoryField = () => <CategoryField kind="training-categories" />;
