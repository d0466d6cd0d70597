import { createFileRoute } from '@tanstack/react-router';
import { redirectsQuery } from '#/features/redirects/admin-client';
import { RedirectsRoom } from '#/features/redirects/ui/admin/redirects-room';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/addresses')({
  loader: ownersData((queries) => [queries.fetchQuery({ ...redirectsQuery({}), staleTime: 0 })]),
  component: RedirectsRoom,
});
