import { createFileRoute } from '@tanstack/react-router';
import { waitingRecords } from '#/features/waiting/record';
import { recordData } from '../admin/owners-data';
import { recordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/waiting/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData(waitingRecords),
  component: recordRoom(waitingRecords),
});
