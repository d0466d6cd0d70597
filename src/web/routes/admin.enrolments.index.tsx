import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { cohortListQuery } from '#/features/cohorts/admin-client';
import { enrolmentRecords } from '#/features/cohorts/record';
import { enrolmentSearch } from '#/features/cohorts/rules';
import { RecordList } from '#/owner/records/record-list';
import { useLocale } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { recordListData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/enrolments/')({
  validateSearch: enrolmentSearch,
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData('enrolments', (queries, locale) => [queries.fetchQuery(cohortListQuery(locale))]),
  component: Enrolments,
});

function Enrolments() {
  const { search } = Route.useLoaderDeps();
  const locale = useLocale();
  const inShort = useShortDateTime();
  const { data } = useSuspenseQuery(cohortListQuery(locale));
  const offered = data.items.map(({ id, title, note, begins }) => ({
    value: id,
    label: [title, note, begins && inShort(begins)].filter(Boolean).join(' · '),
  }));
  return <RecordList kind={enrolmentRecords} search={search} offered={offered} />;
}
