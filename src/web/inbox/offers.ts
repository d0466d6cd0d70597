import { useSuspenseQuery } from '@tanstack/react-query';
import {
  consultingServicesQuery,
  corporateProgramsQuery,
  trainingServicesQuery,
} from '#/features/catalogue/client';
import type { FilterOption } from '#/owner/records/filter-bar';
import { useLocale } from '#/ui/language/language';

const option = ({ id, title }: { id: string; title: string }): FilterOption => ({ value: id, label: title });

export function useServiceOptions(): FilterOption[] {
  const { data: services } = useSuspenseQuery(consultingServicesQuery(useLocale()));
  return services.filter(({ bookable }) => bookable).map(option);
}

export function useProgramOptions(): FilterOption[] {
  const locale = useLocale();
  const { data: trainings } = useSuspenseQuery(trainingServicesQuery(locale));
  const { data: corporate } = useSuspenseQuery(corporateProgramsQuery(locale));
  return [...trainings, ...corporate].map(option);
}
