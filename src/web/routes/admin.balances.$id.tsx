import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { parseLocale } from '#/platform/i18n/locale';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/balances/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(balanceRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: () => <RecordRoom kind={balanceRecords} />,
});
