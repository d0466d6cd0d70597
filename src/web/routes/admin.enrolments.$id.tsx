import { createFileRoute } from '@tanstack/react-router';
import { enrolmentRecords } from '#/features/cohorts/record';
import { ReadyAnswerChoice } from '#/features/ready-answers/ui/admin/ready-answer-choice';
import { RecordPage } from '#/owner/records/record-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/enrolments/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(enrolmentRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: Enrolment,
});

function Enrolment() {
  const { id } = Route.useParams();
  return <RecordPage key={id} kind={enrolmentRecords} id={id} Replies={ReadyAnswerChoice} />;
}
