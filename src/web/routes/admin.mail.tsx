import { createFileRoute } from '@tanstack/react-router';
import { ownersMailQuery } from '#/features/mail-settings/admin-client';
import { MailRoom } from '#/features/mail-settings/ui/admin/mail-room';

export const Route = createFileRoute('/admin/mail')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersMailQuery());
  },
  component: MailRoom,
});
