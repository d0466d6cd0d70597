import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { itemClient } from '#/owner/items/client';
import { useOpenForm } from '#/owner/items/form/open-form';
import { titleIn } from '#/owner/items/item';
import { Check } from '#/owner/kit/check';
import { Fold } from '#/owner/kit/fold';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { serviceItem } from '../../item';

/** The services that a package pays for. If none is chosen, it pays for every service that can be booked. */
export function CountedServicesField() {
  const { form, words } = useOpenForm<{ services: string[] }>();
  const { counted } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const { data: services } = useSuspenseQuery(itemClient(serviceItem).list());
  const chosen = useWatch({ control: form.control, name: 'services' }) ?? [];
  const error = form.formState.errors.services;
  const bookable = services.filter(({ booking, id }) => booking !== 'request' || chosen.includes(id));
  return (
    <Fold
      title={words.fields.services ?? ''}
      summary={chosen.length > 0 ? counted.some(chosen.length) : counted.all}
      hasErrors={error !== undefined}
    >
      <fieldset>
        <legend className="field-hint">{counted.hint}</legend>
        {bookable.map(({ id, title }) => (
          <Check key={id} value={id} {...form.register('services')}>
            <bdi>{titleIn(title, locale).text}</bdi>
          </Check>
        ))}
      </fieldset>
    </Fold>
  );
}
