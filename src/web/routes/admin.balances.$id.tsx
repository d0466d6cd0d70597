import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { oneRecord } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/balances/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: oneRecord('balances'),
  component: () => <RecordRoom kind={balanceRecords} />,
});
