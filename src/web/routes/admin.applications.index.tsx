import { createFileRoute } from '@tanstack/react-router';
import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import { applicationRecords } from '#/features/training/record';
import { applicationSearch } from '#/features/training/rules';
import { RecordList } from '#/owner/records/record-list';
import { recordListData } from '../admin/owners-data';
import { useProgramOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/applications/')({
  validateSearch: applicationSearch,
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData('applications', (queries, locale) => [
    queries.ensureQueryData(trainingServicesQuery(locale)),
    queries.ensureQueryData(corporateProgramsQuery(locale)),
  ]),
  component: Applications,
});

function Applications() {
  const { search } = Route.useLoaderDeps();
  return <RecordList kind={applicationRecords} search={search} offered={useProgramOptions()} />;
}
