import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { recordData } from '../admin/owners-data';
import { recordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/balances/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData(balanceRecords),
  component: recordRoom(balanceRecords),
});
