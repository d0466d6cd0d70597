import { createFileRoute } from '@tanstack/react-router';
import { waitingRecords } from '#/features/waiting/record';
import { recordData } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/waiting/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData('waiting'),
  component: () => <RecordRoom kind={waitingRecords} />,
});
