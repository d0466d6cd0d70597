import { createFileRoute } from '@tanstack/react-router';
import { messageRecords } from '#/features/contact/record';
import { oneRecord } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/messages/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: oneRecord('messages'),
  component: () => <RecordRoom kind={messageRecords} />,
});
