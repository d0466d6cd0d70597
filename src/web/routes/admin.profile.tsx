import { createFileRoute } from '@tanstack/react-router';
import { ZoneConsequences } from '#/features/booking/ui/admin/zone-consequences';
import { ownersProfileQuery } from '#/features/profile/admin-client';
import { ProfileRoom } from '#/features/profile/ui/admin/profile-room';
import { withFormParts } from '../admin/form-parts';

export const Route = createFileRoute('/admin/profile')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersProfileQuery());
  },
  component: withFormParts(Profile),
});

function Profile() {
  return <ProfileRoom ZoneConsequences={ZoneConsequences} />;
}
