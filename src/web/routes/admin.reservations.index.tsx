import { createFileRoute } from '@tanstack/react-router';
import { reservationRecords } from '#/features/booking/record';
import { type ReservationSearch, reservationSearch } from '#/features/booking/rules';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { RecordList } from '#/owner/records/record-list';
import { recordListData } from '../admin/owners-data';
import { useServiceOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/reservations/')({
  validateSearch: (search: Record<string, unknown>): ReservationSearch => reservationSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData('reservations', (queries, locale) => [
    queries.ensureQueryData(consultingServicesQuery(locale)),
  ]),
  component: Reservations,
});

function Reservations() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={reservationRecords} search={search} offered={useServiceOptions()} />;
}
