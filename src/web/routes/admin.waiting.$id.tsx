import { createFileRoute } from '@tanstack/react-router';
import { ReadyAnswerChoice } from '#/features/ready-answers/ui/admin/ready-answer-choice';
import { waitingRecords } from '#/features/waiting/record';
import { RecordPage } from '#/owner/records/record-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/waiting/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(waitingRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: Entry,
});

function Entry() {
  const { id } = Route.useParams();
  return <RecordPage key={id} kind={waitingRecords} id={id} Replies={ReadyAnswerChoice} />;
}
