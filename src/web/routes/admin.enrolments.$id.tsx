import { createFileRoute } from '@tanstack/react-router';
import { enrolmentRecords } from '#/features/cohorts/record';
import { oneRecord } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/enrolments/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: oneRecord('enrolments'),
  component: () => <RecordRoom kind={enrolmentRecords} />,
});
