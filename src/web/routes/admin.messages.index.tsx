import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { messageSearch } from '#/features/contact/rules';
import { RecordList } from '#/owner/records/record-list';
import { recordListData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: messageSearch,
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData('messages'),
  component: () => <RecordList kind={messageRecords} search={Route.useLoaderDeps().search} />,
});
