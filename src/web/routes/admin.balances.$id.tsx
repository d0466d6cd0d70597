import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { ReadyAnswerChoice } from '#/features/ready-answers/ui/admin/ready-answer-choice';
import { RecordPage } from '#/owner/records/record-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/balances/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(balanceRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: Balance,
});

function Balance() {
  const { id } = Route.useParams();
  return <RecordPage key={id} kind={balanceRecords} id={id} Replies={ReadyAnswerChoice} />;
}
