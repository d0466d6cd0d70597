import { createFileRoute } from '@tanstack/react-router';
import { ownersMailQuery } from '#/features/mail-settings/admin-client';
import { MailRoom } from '#/features/mail-settings/ui/admin/mail-room';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/mail')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersMailQuery())]),
  component: MailRoom,
});
