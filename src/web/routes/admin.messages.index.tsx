import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { type MessageSearch, messageSearch } from '#/features/contact/rules';
import { RecordList } from '#/owner/records/record-list';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: (search: Record<string, unknown>): MessageSearch => messageSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(messageRecords.client.list(deps.search, parseLocale(deps.lang)));
  },
  component: Messages,
});

function Messages() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={messageRecords} search={search} />;
}
