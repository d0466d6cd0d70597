import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { ReadyAnswerChoice } from '#/features/ready-answers/ui/admin/ready-answer-choice';
import { RecordPage } from '#/owner/records/record-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/messages/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(messageRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: Message,
});

function Message() {
  const { id } = Route.useParams();
  return <RecordPage key={id} kind={messageRecords} id={id} Replies={ReadyAnswerChoice} />;
}
