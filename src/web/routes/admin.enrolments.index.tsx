import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { cohortListQuery } from '#/features/cohorts/admin-client';
import { enrolmentRecords } from '#/features/cohorts/record';
import { type EnrolmentSearch, enrolmentSearch } from '#/features/cohorts/rules';
import { RecordList } from '#/owner/records/record-list';
import { shortDateTime } from '#/platform/i18n/dates';
import { useLocale } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { recordListData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/enrolments/')({
  validateSearch: (search: Record<string, unknown>): EnrolmentSearch => enrolmentSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData(enrolmentRecords, (queries, locale) => [
    queries.fetchQuery(cohortListQuery(locale)),
  ]),
  component: Enrolments,
});

function Enrolments() {
  const { search } = Route.useLoaderDeps();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { data } = useSuspenseQuery(cohortListQuery(locale));
  const offered = data.items.map(({ id, title, note, begins }) => ({
    value: id,
    label: [title, note, begins && shortDateTime(locale, timeZone, new Date(begins))]
      .filter(Boolean)
      .join(' · '),
  }));
  return <RecordList kind={enrolmentRecords} search={search} offered={offered} />;
}
