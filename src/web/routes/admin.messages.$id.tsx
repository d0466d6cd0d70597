import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { recordData } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/messages/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData('messages'),
  component: () => <RecordRoom kind={messageRecords} />,
});
