import { createFileRoute } from '@tanstack/react-router';
import { ZoneConsequences } from '#/features/booking/ui/admin/zone-consequences';
import { ownersProfileQuery } from '#/features/profile/admin-client';
import { ProfileRoom } from '#/features/profile/ui/admin/profile-room';
import { withFormParts } from '../admin/form-parts';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/profile')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersProfileQuery())]),
  component: withFormParts(Profile),
});

function Profile() {
  return <ProfileRoom ZoneConsequences={ZoneConsequences} />;
}
