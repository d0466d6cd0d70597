import { createContext, useContext } from 'react';

/** Provides the site's zone to everything below, as an IANA name. */
export const ZoneProvider = createContext('');

/** The zone in which the site shows dates and times. */
export function useTimeZone(): string {
  const timeZone = useContext(ZoneProvider);
  if (!timeZone) throw new Error('The zone is only known inside a ZoneProvider.');
  return timeZone;
}
