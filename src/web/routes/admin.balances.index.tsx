import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { balanceSearch } from '#/features/balances/rules';
import { RecordList } from '#/owner/records/record-list';
import { recordListData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/balances/')({
  validateSearch: balanceSearch,
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData('balances'),
  component: () => <RecordList kind={balanceRecords} search={Route.useLoaderDeps().search} />,
});
