import { useSyncExternalStore } from 'react';
import { clocksAgree } from '#/platform/time/zone';
import { storedValue } from '#/ui/stored-value';

/**
 * The name that this browser uses for `timeZone`, by default for the device's zone: some browsers say Asia/Calcutta, others
 * Asia/Kolkata. Undefined for an unknown zone.
 */
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

const handChosenZone = (): string | undefined => {
  const zone = stored.read();
  return typeof zone === 'string' && canonicalZone(zone) ? zone : undefined;
};

/** Remembers the zone that the visitor has chosen; undefined stands for the zone of the device. */
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

/**
 * The zone in which the visitor reads times, if it differs from `timeZone`. Undefined on the server, which doesn't know the
 * visitor's zone.
 */
export const useVisitorZone = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    subscribeToZone,
    () => {
      const own = readingZone();
      return own && canonicalZone(own) !== canonicalZone(timeZone) ? own : undefined;
    },
    onServer,
  );

/** The zone in which the visitor reads times, if clocks there show another time than in `timeZone` at this instant. */
export function useVisitorZoneAt(timeZone: string, at: Date): string | undefined {
  const own = useVisitorZone(timeZone);
  return own && !clocksAgree(at, timeZone, own) ? own : undefined;
}
