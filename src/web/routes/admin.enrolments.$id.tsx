import { createFileRoute } from '@tanstack/react-router';
import { enrolmentRecords } from '#/features/cohorts/record';
import { recordData } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/enrolments/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData('enrolments'),
  component: () => <RecordRoom kind={enrolmentRecords} />,
});
