import type { ReactNode } from 'react';
import { useProfile } from '#/features/profile/client';
import { ZoneProvider } from '#/ui/language/zone';

/** Provides the zone that the profile says. */
export const SiteZone = ({ children }: { children: ReactNode }) => (
  <ZoneProvider value={useProfile()}>{children}</ZoneProvider>
);
