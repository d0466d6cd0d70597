import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { recordData } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/balances/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData('balances'),
  component: () => <RecordRoom kind={balanceRecords} />,
});
