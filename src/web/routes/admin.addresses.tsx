import { createFileRoute } from '@tanstack/react-router';
import { redirectsQuery } from '#/features/redirects/admin-client';
import { RedirectsRoom } from '#/features/redirects/ui/admin/redirects-room';

export const Route = createFileRoute('/admin/addresses')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery({ ...redirectsQuery({}), staleTime: 0 });
  },
  component: RedirectsRoom,
});
