import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { salesDeskQuery } from '#/features/balances/admin-client';
import { SalePage } from '#/features/balances/ui/admin/sale-form';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/balances/new')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ownersData((queries, locale) => [queries.fetchQuery(salesDeskQuery(locale))]),
  component: NewSale,
});

function NewSale() {
  const navigate = useNavigate();
  return <SalePage onSold={(id) => navigate({ to: '/admin/balances/$id', params: { id } })} />;
}
