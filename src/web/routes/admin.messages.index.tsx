import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { type MessageSearch, messageSearch } from '#/features/contact/rules';
import { RecordList } from '#/owner/records/record-list';
import { localeOf } from '#/platform/i18n/locale';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: (search: Record<string, unknown>): MessageSearch => messageSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(messageRecords.client.list(deps.search, localeOf(deps.lang)));
  },
  head: ({ match }) => roomHead(match, 'messages'),
  component: Messages,
});

function Messages() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={messageRecords} search={search} />;
}
