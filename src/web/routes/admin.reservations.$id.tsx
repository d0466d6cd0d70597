import { createFileRoute } from '@tanstack/react-router';
import { reservationRecords } from '#/features/booking/record';
import { recordData } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/reservations/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData('reservations'),
  component: () => <RecordRoom kind={reservationRecords} />,
});
