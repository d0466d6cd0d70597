import { createFileRoute } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { type BalanceSearch, balanceSearch } from '#/features/balances/rules';
import { RecordList } from '#/owner/records/record-list';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/balances/')({
  validateSearch: (search: Record<string, unknown>): BalanceSearch => balanceSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(balanceRecords.client.list(deps.search, parseLocale(deps.lang)));
  },
  component: Balances,
});

function Balances() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={balanceRecords} search={search} />;
}
