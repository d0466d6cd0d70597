import { createFileRoute } from '@tanstack/react-router';
import { reservationRecords } from '#/features/booking/record';
import { type ReservationSearch, reservationSearch } from '#/features/booking/rules';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { RecordList } from '#/owner/records/record-list';
import { parseLocale } from '#/platform/i18n/locale';
import { useServiceOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/reservations/')({
  validateSearch: (search: Record<string, unknown>): ReservationSearch => reservationSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (!owner) return;
    const locale = parseLocale(deps.lang);
    await Promise.all([
      queryClient.fetchQuery(reservationRecords.client.list(deps.search, locale)),
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
    ]);
  },
  component: Reservations,
});

function Reservations() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={reservationRecords} search={search} offered={useServiceOptions()} />;
}
