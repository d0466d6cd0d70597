import type { ReactNode } from 'react';
import { useProfile } from '#/features/profile/client';
import { ZoneProvider } from '#/ui/language/zone';

export const SiteZone = ({ children }: { children: ReactNode }) => (
  <ZoneProvider value={useProfile()}>{children}</ZoneProvider>
);
