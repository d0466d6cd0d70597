import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { salesDeskQuery } from '#/features/balances/admin-client';
import { SalePage } from '#/features/balances/ui/admin/sale-form';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/balances/new')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(salesDeskQuery(parseLocale(deps.lang)));
  },
  component: NewSale,
});

function NewSale() {
  const navigate = useNavigate();
  return <SalePage onSold={(id) => navigate({ to: '/admin/balances/$id', params: { id } })} />;
}
