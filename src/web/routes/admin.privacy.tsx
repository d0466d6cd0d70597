import { createFileRoute } from '@tanstack/react-router';
import { ownersPrivacyQuery } from '#/features/privacy/admin-client';
import { PrivacyRoom } from '#/features/privacy/ui/admin/privacy-room';

export const Route = createFileRoute('/admin/privacy')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersPrivacyQuery());
  },
  component: PrivacyRoom,
});
