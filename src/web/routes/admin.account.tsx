import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionsQuery } from '#/features/identity/admin-client';
import { AccountPage } from '#/features/identity/ui/admin/account-page';
import { profileQuery } from '#/features/profile/client';
import { useLocale } from '#/ui/language/language';

export const Route = createFileRoute('/admin/account')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(sessionsQuery());
  },
  component: Account,
});

function Account() {
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  return <AccountPage timeZone={profile.timeZone} />;
}
