import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ownersBackupQuery } from '#/features/backups/admin-client';
import { BackupPart } from '#/features/backups/ui/admin/backup-part';
import { HealthPage } from '#/features/health/ui/admin/health-page';
import { SlowRequestsPart } from '#/features/health/ui/admin/slow-requests';
import { sessionQuery } from '#/features/identity/admin-client';
import { ConfirmFields } from '#/features/identity/ui/admin/confirm-fields';
import { ConfirmPassword } from '#/features/identity/ui/admin/confirm-password';
import { useProfile } from '#/features/profile/client';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/health')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersBackupQuery())]),
  component: Health,
});

function Health() {
  const { timeZone } = useProfile();
  const { data: owner } = useSuspenseQuery(sessionQuery());
  return (
    <>
      <HealthPage timeZone={timeZone} />
      <BackupPart
        confirmation={(props) =>
          owner ? <ConfirmPassword {...props} email={owner.email} withCode={owner.twoFactor} /> : null
        }
        confirmFields={(form) =>
          owner ? (
            <ConfirmFields
              form={form}
              email={owner.email}
              password="ownersPassword"
              code="code"
              withCode={owner.twoFactor}
            />
          ) : null
        }
      />
      <SlowRequestsPart timeZone={timeZone} />
    </>
  );
}
