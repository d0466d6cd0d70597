import { createFileRoute } from '@tanstack/react-router';
import { ownersPrivacyQuery } from '#/features/privacy/admin-client';
import { PrivacyRoom } from '#/features/privacy/ui/admin/privacy-room';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/privacy')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersPrivacyQuery())]),
  component: PrivacyRoom,
});
