import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { HealthPage } from '#/features/health/ui/admin/health-page';
import { profileQuery } from '#/features/profile/client';
import { useLocale } from '#/ui/language/language';

export const Route = createFileRoute('/admin/health')({ component: Health });

function Health() {
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  return <HealthPage timeZone={profile.timeZone} />;
}
