import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { balanceSearch } from '#/features/balances/rules';
import { RecordList } from '#/owner/records/record-list';
import { recordList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/balances/')({
  validateSearch: balanceSearch,
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordList('balances'),
  component: () => <RecordList kind={balanceRecords} search={Route.useLoaderDeps().search} />,
});
