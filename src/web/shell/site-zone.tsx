import type { ReactNode } from 'react';
import { useProfile } from '#/features/profile/client';
import { ZoneProvider } from '#/ui/language/zone';

/** Provides the site's time zone, which is in the profile. */
export const SiteZone = ({ children }: { children: ReactNode }) => (
  <ZoneProvider value={useProfile()}>{children}</ZoneProvider>
);
