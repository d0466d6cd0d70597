import { createFileRoute } from '@tanstack/react-router';
import { ownersProfileQuery } from '#/features/profile/admin-client';
import { ProfileRoom } from '#/features/profile/ui/admin/profile-room';
import { withFormParts } from '../admin/form-parts';

export const Route = createFileRoute('/admin/profile')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersProfileQuery());
  },
  component: withFormParts(ProfileRoom),
});
