import { createFileRoute } from '@tanstack/react-router';
import { AuditPart } from '#/features/audit/ui/admin/audit-part';
import { passkeysQuery, sessionsQuery } from '#/features/identity/admin-client';
import { AccountPage } from '#/features/identity/ui/admin/account-page';
import { useProfile } from '#/features/profile/client';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/account')({
  loader: ownersData((queries) => [queries.fetchQuery(sessionsQuery()), queries.fetchQuery(passkeysQuery())]),
  component: Account,
});

function Account() {
  const profile = useProfile();
  return (
    <>
      <AccountPage />
      <AuditPart timeZone={profile.timeZone} />
    </>
  );
}
