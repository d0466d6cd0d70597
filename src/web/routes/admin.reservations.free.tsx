import { createFileRoute } from '@tanstack/react-router';
import { type FreeSearch, FreeSlots } from '#/features/booking/ui/admin/free-slots';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { parseText } from '#/platform/input/search';
import { ownersData } from '../admin/owners-data';
import { useServiceOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/reservations/free')({
  validateSearch: ({ service, count }: Record<string, unknown>): FreeSearch => ({
    service: parseText(service),
    count: parseText(count),
  }),
  loaderDeps: ({ search: { lang, service, count } }) => ({ lang, service, count }),
  loader: ownersData((queries, locale) => [queries.ensureQueryData(consultingServicesQuery(locale))]),
  component: Free,
});

function Free() {
  const { service, count } = Route.useLoaderDeps();
  return <FreeSlots search={{ service, count }} services={useServiceOptions()} />;
}
