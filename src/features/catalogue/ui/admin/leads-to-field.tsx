import { useSuspenseQuery } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import { useFieldError } from '#/owner/items/form/item-field-view';
import { useOpenForm } from '#/owner/items/form/open-form';
import { type Noun, type OwnersItem, titleIn } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';

type Offered = OwnersItem & { title: Localized };

export function LeadsToField() {
  const { form, item, noun } = useOpenForm();
  const { leadsTo } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const { data: items } = useSuspenseQuery(itemClient(noun as Noun<OwnersItem, Offered>).list());
  return (
    <Field label={leadsTo.label} hint={leadsTo.hint} error={useFieldError('leadsTo')}>
      <Select {...form.register('leadsTo')}>
        <option value="catalogue">{leadsTo.catalogue}</option>
        <option value="gone">{leadsTo.gone}</option>
        {items
          .filter(({ id }) => id !== item?.id)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {titleIn(title, locale).text}
            </option>
          ))}
      </Select>
    </Field>
  );
}
