import { createFileRoute } from '@tanstack/react-router';
import { reservationRecords } from '#/features/booking/record';
import { parseLocale } from '#/platform/i18n/locale';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/reservations/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(reservationRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: () => <RecordRoom kind={reservationRecords} />,
});
