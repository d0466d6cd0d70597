import { useSyncExternalStore } from 'react';
import { clocksAgree } from '#/platform/time/zone';
import { storedValue } from '#/ui/stored-value';

/** The zone under the name that this browser gives it: some say Asia/Calcutta, some Asia/Kolkata. Undefined for an unknown one. */
export function canonicalZone(timeZone?: string): string | undefined {
  try {
    return Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const stored = storedValue<string>(() => localStorage, 'visitor-zone');
const listeners = new Set<() => void>();
const subscribeToZone = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** The zone that the visitor has chosen by hand in this browser. */
const handChosenZone = (): string | undefined => {
  const zone = stored.read();
  return typeof zone === 'string' && canonicalZone(zone) ? zone : undefined;
};

/** Remembers a zone chosen by hand; undefined for the device's own. */
export function chooseZone(zone: string | undefined): void {
  if (zone) stored.write(zone);
  else stored.remove();
  for (const listener of listeners) listener();
}

/** The zone in which the visitor reads times: chosen by hand, or the device's. Only for browsers. */
export const readingZone = (): string | undefined => handChosenZone() ?? canonicalZone();

const onServer = () => undefined;
export const useHandChosenZone = (): string | undefined =>
  useSyncExternalStore(subscribeToZone, handChosenZone, onServer);

/** The zone in which the visitor reads times if it is another than the calendar's; undefined on the server, which doesn't know it. */
export const useVisitorZone = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    subscribeToZone,
    () => {
      const own = readingZone();
      return own && canonicalZone(own) !== canonicalZone(timeZone) ? own : undefined;
    },
    onServer,
  );

/** The same, where clocks there show another time at that instant. */
export function useVisitorZoneAt(timeZone: string, at: Date): string | undefined {
  const own = useVisitorZone(timeZone);
  return own && !clocksAgree(at, timeZone, own) ? own : undefined;
}
