import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { type MessageSearch, messageSearch } from '#/features/contact/rules';
import { RecordList } from '#/owner/records/record-list';
import { recordListData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: (search: Record<string, unknown>): MessageSearch => messageSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData(messageRecords),
  component: Messages,
});

function Messages() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={messageRecords} search={search} />;
}
