import { createFileRoute } from '@tanstack/react-router';
import { ownersReservationQuery } from '#/features/booking/admin-client';
import { ReservationDetail } from '#/features/booking/ui/admin/reservation-detail';
import { localeOf } from '#/platform/i18n/locale';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/reservations/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(ownersReservationQuery(id, localeOf(deps.lang)));
  },
  head: ({ match }) => roomHead(match, 'reservations'),
  component: Reservation,
});

function Reservation() {
  const { id } = Route.useParams();
  return <ReservationDetail key={id} id={id} />;
}
