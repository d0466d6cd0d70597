import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#/features/identity/admin-client';
import { ConfirmFields } from '#/features/identity/ui/admin/confirm-fields';
import { ownersMailQuery } from '#/features/mail-settings/admin-client';
import { MailRoom } from '#/features/mail-settings/ui/admin/mail-room';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/mail')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersMailQuery())]),
  component: Mail,
});

function Mail() {
  const { data: owner } = useSuspenseQuery(sessionQuery());
  return (
    <MailRoom
      confirmation={(form) =>
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
  );
}
