import { createContext, useContext } from 'react';
import type { SiteZone } from '#/platform/i18n/zone-name';

const ZoneContext = createContext<SiteZone | null>(null);

/** Provides the site's zone to everything below. */
export const ZoneProvider = ZoneContext.Provider;

/** The zone in which the site shows dates and times. */
export function useSiteZone(): SiteZone {
  const zone = useContext(ZoneContext);
  if (!zone) throw new Error('The zone is only known inside a ZoneProvider.');
  return zone;
}

/** The IANA name of the site's zone. */
export const useTimeZone = (): string => useSiteZone().timeZone;
