import { createFileRoute } from '@tanstack/react-router';
import { waitingRecords } from '#/features/waiting/record';
import { oneRecord } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/waiting/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: oneRecord('waiting'),
  component: () => <RecordRoom kind={waitingRecords} />,
});
