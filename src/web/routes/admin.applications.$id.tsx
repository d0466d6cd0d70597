import { createFileRoute } from '@tanstack/react-router';
import { applicationRecords } from '#/features/training/record';
import { RecordPage } from '#/owner/records/record-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/applications/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(applicationRecords.client.one(id, parseLocale(deps.lang)));
  },
  component: Application,
});

function Application() {
  const { id } = Route.useParams();
  return <RecordPage key={id} kind={applicationRecords} id={id} />;
}
