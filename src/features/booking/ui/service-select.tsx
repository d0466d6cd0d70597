import type { ComponentProps } from 'react';
import type { ConsultingService } from '#/features/catalogue/contract';
import { comma } from '#/platform/i18n/locale';
import { Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { bookingWords } from '../copy';

interface ServiceSelectProps extends ComponentProps<'select'> {
  services: readonly ConsultingService[];
}

export function ServiceSelect({ services, ...rest }: ServiceSelectProps) {
  const { form } = useWords(bookingWords);
  const locale = useLocale();
  const groups = Map.groupBy(services, ({ category }) => category);
  return (
    <Select {...rest}>
      <option value="">{form.service.choose}</option>
      {[...groups].map(([category, ofGroup]) => (
        <optgroup key={category} label={ofGroup[0]?.categoryTitle}>
          {ofGroup.map(({ id, title: name, duration }) => (
            <option key={id} value={id}>
              {`${name}${comma[locale]}${duration}`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
