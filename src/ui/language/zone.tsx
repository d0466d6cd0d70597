import { createContext, useContext } from 'react';
import type { SiteZone } from '#/platform/i18n/zone-name';

const ZoneContext = createContext<SiteZone | null>(null);

export const ZoneProvider = ZoneContext.Provider;

export function useSiteZone(): SiteZone {
  const zone = useContext(ZoneContext);
  if (!zone) throw new Error('The zone is only known inside a ZoneProvider.');
  return zone;
}

export const useTimeZone = (): string => useSiteZone().timeZone;
