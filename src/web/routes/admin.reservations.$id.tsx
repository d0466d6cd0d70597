import { createFileRoute } from '@tanstack/react-router';
import { reservationRecords } from '#/features/booking/record';
import { ReadyAnswerChoice } from '#/features/ready-answers/ui/admin/ready-answer-choice';
import { RecordPage } from '#/owner/records/record-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/reservations/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(reservationRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: Reservation,
});

function Reservation() {
  const { id } = Route.useParams();
  return <RecordPage key={id} kind={reservationRecords} id={id} Replies={ReadyAnswerChoice} />;
}
