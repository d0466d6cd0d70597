import { createFileRoute } from '@tanstack/react-router';
import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import { applicationRecords } from '#/features/training/record';
import { type ApplicationSearch, applicationSearch } from '#/features/training/rules';
import { RecordList } from '#/owner/records/record-list';
import { parseLocale } from '#/platform/i18n/locale';
import { useProgramOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/applications/')({
  validateSearch: (search: Record<string, unknown>): ApplicationSearch => applicationSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (!owner) return;
    const locale = parseLocale(deps.lang);
    await Promise.all([
      queryClient.fetchQuery(applicationRecords.client.list(deps.search, locale)),
      queryClient.ensureQueryData(trainingServicesQuery(locale)),
      queryClient.ensureQueryData(corporateProgramsQuery(locale)),
    ]);
  },
  component: Applications,
});

function Applications() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={applicationRecords} search={search} offered={useProgramOptions()} />;
}
