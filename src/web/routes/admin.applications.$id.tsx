import { createFileRoute } from '@tanstack/react-router';
import { ownersApplicationQuery } from '#/features/training/admin-client';
import { ApplicationDetail } from '#/features/training/ui/admin/application-detail';
import { localeOf } from '#/platform/i18n/locale';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/applications/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(ownersApplicationQuery(id, localeOf(deps.lang)));
  },
  head: ({ match }) => roomHead(match, 'applications'),
  component: Application,
});

function Application() {
  const { id } = Route.useParams();
  return <ApplicationDetail key={id} id={id} />;
}
