import { createFileRoute } from '@tanstack/react-router';
import { reservationsQuery } from '#/features/booking/admin-client';
import { type ReservationSearch, reservationSearch } from '#/features/booking/rules';
import { ReservationList } from '#/features/booking/ui/admin/reservation-list';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { localeOf } from '#/platform/i18n/locale';
import { roomHead } from '../admin/room-head';
import { useServiceOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/reservations/')({
  validateSearch: (search: Record<string, unknown>): ReservationSearch => reservationSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (!owner) return;
    const locale = localeOf(deps.lang);
    await Promise.all([
      queryClient.fetchQuery(reservationsQuery(deps.search, locale)),
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
    ]);
  },
  head: ({ match }) => roomHead(match, 'reservations'),
  component: Reservations,
});

function Reservations() {
  const { search } = Route.useLoaderDeps();
  const services = useServiceOptions();
  const navigate = Route.useNavigate();
  return (
    <ReservationList
      search={search}
      services={services}
      onSearch={(changed) => void navigate({ search: (now) => ({ ...now, ...changed }), resetScroll: false })}
    />
  );
}
